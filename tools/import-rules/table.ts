/**
 * Who may import what, as data. The first row whose `files` match a file is its row; a file without a row fails, so a
 * new folder has to be given its place here first.
 */
export type Row = {
  readonly name: string;
  /** Globs of the files that this row is about. */
  readonly files: readonly string[];
  /** Globs of project files that they may import. */
  readonly project: readonly string[];
  /** Globs of project files of which they may import types only. */
  readonly projectTypes?: readonly string[];
  /** Globs of project files that they may load with `import()` only. */
  readonly projectLazy?: readonly string[];
  /** Packages by name. `any` is for code that does not ship. */
  readonly packages: readonly string[] | 'any';
  readonly node: boolean;
};

const contract = 'contract/**';

const pureFiles = [
  'electron/pipeline/{job,decide,backoff,plan,pressure}.ts',
  'electron/watch/{change,coalesce,diff,identity,settle,ignore,extensions,fuse}.ts',
];

const stageData = ['workers/*/stage.ts', 'workers/registry.ts'];
const behindStore = ['electron/{watch,pipeline,outbox,observe}/**'];
const forHosts = [contract, 'electron/{library,media,lib}/**'];

const mediaPackages = [
  '@ffprobe-installer/ffprobe',
  '@xmldom/xmldom',
  'exifreader',
  'ffmpeg-static',
  'file-type',
  'libheif-js',
  '@imagemagick/magick-wasm',
  'mediabunny',
  'music-metadata',
  'sharp',
  'thumbhash',
];
const toolPackages = ['@ffprobe-installer/ffprobe', 'ffmpeg-static'];
const userInterfacePackages = [
  '@tanstack/react-virtual',
  'lucide-react',
  'radix-ui',
  'react',
  'react-dom',
  'thumbhash',
  'zustand',
];

export const table: readonly Row[] = [
  { name: 'contract', files: [contract], project: [contract], packages: ['zod'], node: false },
  {
    name: 'stages as data',
    files: stageData,
    project: [contract, ...stageData],
    projectLazy: ['workers/*/run.ts'],
    packages: ['zod'],
    node: false,
  },
  {
    name: 'workers',
    files: ['workers/**'],
    project: [contract, 'workers/**'],
    packages: [...mediaPackages, 'piscina', 'zod'],
    node: true,
  },
  {
    name: 'pure files',
    files: pureFiles,
    // assertNever ends a switch and is as pure as they are.
    project: [contract, ...pureFiles, 'electron/lib/assert-never.ts'],
    projectTypes: ['workers/lib/stage.ts'],
    packages: ['ignore', 'zod'],
    node: false,
  },
  {
    name: 'lib',
    files: ['electron/lib/**'],
    // The version that is shown is the package's.
    project: [contract, 'electron/lib/**', 'package.json'],
    packages: [...toolPackages, 'env-paths', 'pino', 'ulidx', 'zod'],
    node: true,
  },
  {
    name: 'media',
    files: ['electron/media/**'],
    project: [contract, 'electron/media/**', 'electron/lib/**'],
    packages: ['zod'],
    node: true,
  },
  {
    name: 'store',
    files: ['electron/store/**'],
    project: [contract, 'electron/store/**', 'electron/lib/**'],
    projectTypes: [...pureFiles, 'workers/lib/stage.ts'],
    packages: ['better-sqlite3', 'ulidx', 'zod'],
    node: true,
  },
  {
    name: 'watch, pipeline, outbox, observe',
    files: behindStore,
    project: [contract, ...behindStore, 'electron/{store,lib,media}/**', ...stageData],
    packages: [...toolPackages, '@parcel/watcher', 'chokidar', 'ignore', 'pino', 'ulidx', 'zod'],
    node: true,
  },
  {
    name: 'library',
    files: ['electron/library/**'],
    project: [contract, 'electron/library/**', ...behindStore, 'electron/{store,lib,media}/**', ...stageData],
    packages: [...toolPackages, 'env-paths', 'pino', 'ulidx', 'zod'],
    node: true,
  },
  {
    name: 'preload',
    files: ['electron/preload.ts'],
    project: [contract],
    packages: ['electron'],
    node: false,
  },
  {
    name: 'desktop host',
    files: ['electron/main.ts', 'electron/shell/**'],
    project: [...forHosts, 'electron/shell/**'],
    packages: ['electron', 'zod'],
    node: true,
  },
  {
    name: 'browser host',
    files: ['electron/server/**'],
    project: [...forHosts, 'electron/server/**'],
    packages: ['ws', 'zod'],
    node: true,
  },
  {
    name: 'terminal host',
    files: ['electron/cli/**'],
    // `arsip serve` starts the browser host.
    project: [...forHosts, 'electron/cli/**', 'electron/server/**'],
    packages: ['cli-progress', 'commander', 'zod'],
    node: true,
  },
  {
    name: 'renderer',
    files: ['renderer/**'],
    project: [contract, 'renderer/**'],
    packages: [...userInterfacePackages, 'zod'],
    node: false,
  },
  {
    name: 'what does not ship',
    files: ['{test,bench,tools}/**', '*.config.ts'],
    project: ['**'],
    packages: 'any',
    node: true,
  },
];

/** Where a default export is the interface: a tool's configuration, a stage's effects, Piscina's entry. */
export const mayExportDefault: readonly string[] = [
  '*.config.ts',
  'workers/*/run.ts',
  'workers/entry.ts',
  'test/support/faulty-entry.ts',
];

/** Longest file in lines. */
export const maxLines = 400;

/** A migration is one transaction and is never edited again: its length is what the tables are. */
export const mayBeLong: readonly string[] = ['test/**', 'electron/store/migrations/*.ts'];

/** Names that say nothing of what is inside. */
export const emptyNames: readonly string[] = ['utils', 'util', 'helpers', 'helper', 'common', 'manager', 'misc'];
