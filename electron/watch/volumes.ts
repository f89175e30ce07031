import type { RootKind } from '../store/root.ts';

const networkTypes: ReadonlySet<string> = new Set([
  'nfs',
  'nfs4',
  'cifs',
  'smb3',
  'smbfs',
  'afs',
  'ncpfs',
  '9p',
  'ceph',
  'glusterfs',
  'fuse.sshfs',
  'fuse.rclone',
  'fuse.s3fs',
  'fuse.glusterfs',
  'davfs',
  'fuse.davfs2',
  'virtiofs',
  'afpfs',
  'webdav',
]);

/** What kind of place a path is, from the lines of `/proc/self/mountinfo` (proc(5)) where the system has them. */
export function kindOfPlace(path: string, platform: NodeJS.Platform, mountInfo: string | null): RootKind {
  if (platform === 'win32' && /^(\\\\|\/\/)/.test(path)) return 'network';
  const type = mountInfo == null ? null : fileSystemOf(path, mountInfo);
  if (type != null && networkTypes.has(type)) return 'network';
  return /^\/(media|run\/media|mnt|Volumes)\//.test(path) ? 'removable' : 'local';
}

/** The type of the file system that a path is on: of the longest mount point above it, the last mounted where two are alike. */
export function fileSystemOf(path: string, mountInfo: string): string | null {
  let best: { readonly point: string; readonly type: string } | null = null;
  for (const line of mountInfo.split('\n')) {
    const [left, right] = line.split(' - ');
    const point = left?.split(' ')[4]?.replaceAll('\\040', ' ');
    const type = right?.split(' ')[0];
    if (point == null || type == null) continue;
    const isAbove = point === '/' || path === point || path.startsWith(`${point}/`);
    if (isAbove && (best == null || point.length >= best.point.length)) best = { point, type };
  }
  return best?.type ?? null;
}
