import { statfs } from 'node:fs/promises';
import type { HealthCheck } from '../../contract/health.ts';
import type { RootView } from '../../contract/roots.ts';
import type { ReadableDb } from '../store/open-store.ts';
import { parkedResources } from '../store/resource.ts';
import type { FoundTools } from './found-tools.ts';

const gibibyte = 1_073_741_824;

const ok = (name: string, message: string): HealthCheck => ({ name, state: 'ok', message, remedy: null });

/** What `doctor` and the health view tell: tools, watches, disk and database, each with what to do about it. */
export async function healthChecks(
  db: ReadableDb,
  libraryDir: string,
  tools: FoundTools,
  roots: readonly RootView[],
): Promise<HealthCheck[]> {
  return [
    ...toolChecks(tools),
    ...(await diskChecks(libraryDir)),
    databaseCheck(db),
    ...rootChecks(roots),
    ...parkedChecks(db),
  ];
}

function toolChecks(tools: FoundTools): HealthCheck[] {
  const install =
    process.platform === 'linux'
      ? 'sudo apt-get install ffmpeg'
      : 'Install ffmpeg from ffmpeg.org, or set its place in the settings.';
  return (['ffmpeg', 'ffprobe'] as const).map((name) => {
    const found = tools[name];
    if (found != null)
      return ok(name, `${found.path} (${found.from === 'PATH' ? 'found on PATH' : `from the ${found.from}`})`);
    const message =
      name === 'ffmpeg'
        ? 'Not found: videos have no poster until it is there.'
        : 'Not found: videos wait until it is there.';
    return { name, state: 'warning', message, remedy: install };
  });
}

async function diskChecks(libraryDir: string): Promise<HealthCheck[]> {
  const stats = await statfs(libraryDir);
  const free = stats.bavail * stats.bsize;
  const text = `${(free / gibibyte).toFixed(1)} GiB free for the library in ${libraryDir}`;
  if (free > gibibyte) return [ok('disk', text)];
  return [
    {
      name: 'disk',
      state: free > gibibyte / 20 ? 'warning' : 'error',
      message: text,
      remedy: 'Free some space on this disk.',
    },
  ];
}

function databaseCheck(db: ReadableDb): HealthCheck {
  const answer = db.pragma('quick_check(1)', { simple: true });
  if (answer === 'ok') return ok('database', 'The library database is sound.');
  return {
    name: 'database',
    state: 'error',
    message: `The library database is damaged: ${String(answer)}`,
    remedy: 'Quit Arsip and run: arsip doctor --restore-backup',
  };
}

function rootChecks(roots: readonly RootView[]): HealthCheck[] {
  return roots.map((root) => {
    const name = `watched folder ${root.path}`;
    if (root.state !== 'online')
      return {
        name,
        state: 'warning',
        message: `${root.state}${root.stateReason == null ? '' : `: ${root.stateReason}`}. Nothing was removed.`,
        remedy: 'Connect the drive or share; work goes on by itself.',
      };
    const { how, folders, unwatchedFolders, reason, remedy } = root.watching;
    const message = `online, ${how === 'none' ? 'not watched now' : `watched (${how}, ${folders} folders)`}`;
    if (unwatchedFolders === 0) return ok(name, message);
    return {
      name,
      state: 'warning',
      message: `${message}; ${unwatchedFolders} folders are not watched, but looked at in turn. ${reason ?? ''}`.trim(),
      remedy,
    };
  });
}

function parkedChecks(db: ReadableDb): HealthCheck[] {
  return parkedResources(db).map((row) => ({
    name: `waiting for ${row.key}`,
    state: 'warning' as const,
    message: row.message,
    remedy: 'Work goes on by itself when it is back.',
  }));
}
