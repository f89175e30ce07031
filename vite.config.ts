import { builtinModules } from 'node:module';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite';

const source = (path: string): string => resolve(import.meta.dirname, path);

/** `tools/ensure-build.ts` builds beside dist/ and moves the result in place, so that nobody sees half a build. */
const built = (path: string): string => resolve(import.meta.dirname, process.env.ARSIP_BUILD_DIR ?? 'dist', path);

/** Found at run time in node_modules: native code, programs, and Piscina, which finds its own worker beside itself. */
const external = [
  /^node:/,
  ...builtinModules,
  'electron',
  /^(better-sqlite3|piscina|sharp|libheif-js|@imagemagick\/magick-wasm|ffmpeg-static|@parcel\/watcher|@ffprobe-installer\/ffprobe)(\/|$)/,
];

/**
 * The main process knows the stages as data and never runs one. What they load, with every media library, is bundled
 * for the workers alone.
 */
const stagesRunInWorkers: Plugin = {
  name: 'arsip:stages-run-in-workers',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name !== 'workers',
  resolveId: (specifier, importer) =>
    specifier === './run.ts' && importer?.startsWith(source('workers')) ? '\0no-stage' : null,
  load: (id) =>
    id === '\0no-stage' ? `export default () => { throw new Error('a stage runs in the work host alone'); };` : null,
};

/** CommonJS for Electron's main process, plain Node and worker threads. The oldest that it runs on is Node 18. */
const commonJs = (entries: Record<string, string>, outDir: string): EnvironmentOptions => ({
  consumer: 'server',
  resolve: { noExternal: true, external: [] },
  build: {
    outDir: built(outDir),
    target: 'node18',
    minify: false,
    sourcemap: true,
    emptyOutDir: true,
    copyPublicDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, source(path)])),
      external,
      output: { format: 'cjs', exports: 'named', entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs' },
    },
  },
});

const environments: Record<string, EnvironmentOptions> = {
  client: {
    build: {
      outDir: built('renderer'),
      target: 'chrome114',
      emptyOutDir: true,
      sourcemap: true,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: { input: source('renderer/index.html') },
    },
  },
  main: commonJs({ main: 'electron/main.ts' }, 'main'),
  // On its own: a sandboxed preload is one file and cannot require a chunk shared with another entry.
  preload: commonJs({ preload: 'electron/preload.ts' }, 'preload'),
  cli: commonJs({ arsip: 'electron/cli/main.ts' }, 'cli'),
  workers: commonJs({ entry: 'workers/entry.ts', host: 'workers/host.ts' }, 'workers'),
  threads: commonJs(
    {
      'scan-thread': 'electron/watch/scan-thread.ts',
      'watch-thread': 'electron/watch/watch-thread.ts',
      'reader-thread': 'electron/store/reader-thread.ts',
      'checkpoint-thread': 'electron/store/checkpoint-thread.ts',
      'check-thread': 'electron/store/check-thread.ts',
      'backup-thread': 'electron/store/backup-thread.ts',
    },
    'threads',
  ),
};

export default defineConfig({
  root: source('renderer'),
  base: './',
  plugins: [react(), stagesRunInWorkers],
  logLevel: 'warn',
  environments,
  builder: {
    buildApp: async (builder) => {
      const results = await Promise.allSettled(
        Object.keys(environments).map(async (name) => {
          const environment = builder.environments[name];
          if (environment != null) await builder.build(environment);
        }),
      );
      // All of them are tried, so that one run shows every mistake.
      const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('\n\n'));
    },
  },
});
