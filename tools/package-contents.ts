/** What goes into the packaged app; everything else of the project stays out. Paths start with `/`. */
const kept = ['/package.json', '/LICENSE', '/dist', '/resources', '/node_modules'];

const dropped: readonly RegExp[] = [
  // Caches, .bin and lock files of tools.
  /^\/node_modules\/\./,
  // Sources of native code: the binary is in prebuilds/.
  /^\/node_modules\/better-sqlite3\/(deps|src|build)(\/|$)/,
  /\.map$/,
];

/** Whether electron-packager leaves a path out. It asks for folders before it asks for what is in them. */
export function isLeftOut(path: string): boolean {
  if (path === '') return false;
  if (!kept.some((keep) => path === keep || path.startsWith(`${keep}/`))) return true;
  return dropped.some((pattern) => pattern.test(path));
}

/** Native code and programs cannot run from inside an archive. */
export const unpacked =
  '**/{*.node,node_modules/@img/**,node_modules/@ffprobe-installer/**,node_modules/ffmpeg-static/**}';

/** The prebuilt binaries of better-sqlite3, one file a system, that a target does not need. */
export function foreignPrebuilds(files: readonly string[], platform: string, arch: string): string[] {
  return files.filter((file) => file !== `${platform}-${arch}.node`);
}
