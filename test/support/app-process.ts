import { systemClock, systemRandom } from '../../electron/lib/clock.ts';
import { forkHost } from '../../electron/lib/host-process.ts';
import { silentLog } from '../../electron/lib/log.ts';
import { openLibrary } from '../../electron/library/open-library.ts';
import { hostEntry, noHostPorts, withTimeout } from './real-parts.ts';

/**
 * The library in a process of its own, with hosts whose files misbehave by name: `<library folder> <watched folder>
 * <time-out of stages in ms>`. Works until idle and ends.
 */
const [libraryDir = '', pictures = '', timeoutMs = '60000'] = process.argv.slice(2);
const library = await openLibrary({
  libraryDir,
  version: '0.0.0-test',
  clock: systemClock,
  random: systemRandom,
  log: silentLog,
  host: noHostPorts,
  spawnHost: (options) => forkHost({ ...options, entry: hostEntry(true, options.entry) }),
  watch: false,
  stages: withTimeout(Number(timeoutMs)),
  stuckGraceMs: 500,
});
const roots = await library.handlers['roots.list']({});
if (roots.length === 0) await library.handlers['roots.add']({ path: pictures });
await library.untilIdle();
await library.close();
