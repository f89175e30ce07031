import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, futimesSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { RootId } from '../contract/ids.ts';
import { systemClock, systemRandom } from '../electron/lib/clock.ts';
import { silentLog } from '../electron/lib/log.ts';
import { openStore, type WritableDb } from '../electron/store/open-store.ts';
import { rootById } from '../electron/store/root.ts';
import { openWatching, type Watching } from '../electron/watch/watching.ts';

/**
 * `npm run bench -- discovery [--files N] [--folders N] [--flat N]`: N files in as many folders, and one folder of `flat`
 * files: first discovery until every file has its row and job, rescan with no change, and one change found; each beside
 * `find DIR -printf` in the same run. Event loop delay is the main thread's at p99, less the timer's resolution, beside
 * that of a process that does nothing meanwhile: what other programs on the machine cost. Memory is what the whole
 * process grew by at most.
 */
const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '200000' },
    folders: { type: 'string', default: '2000' },
    flat: { type: 'string', default: '100000' },
  },
});

type Row = {
  readonly what: string;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly find: Find;
  readonly loopMs: number;
  readonly longestMs: number;
  readonly idleLoopMs: number;
  readonly grownMb: number;
};

/** Processor time beside the clock's: on a machine that is shared only that can be compared. */
type Find = { readonly seconds: number; readonly cpuSeconds: number };

/** Of the timers that measure the event loop's delay, milliseconds. */
const resolution = 5;
const settledAt = 1_700_000_000;
const dir = mkdtempSync(join(tmpdir(), 'arsip-discovery-'));
try {
  for (const shape of [
    {
      name: `${values.files} files in ${values.folders} folders`,
      files: Number(values.files),
      folders: Number(values.folders),
    },
    { name: `${values.flat} files in one folder`, files: Number(values.flat), folders: 1 },
  ]) {
    if (shape.files === 0) continue;
    const place = mkdtempSync(join(dir, 'run-'));
    fill(join(place, 'W'), shape.files, shape.folders);
    print(shape.name, await measure(place, shape.files));
    rmSync(place, { recursive: true });
  }
} finally {
  rmSync(dir, { recursive: true, force: true });
}

function makeFile(path: string): void {
  const file = openSync(path, 'w');
  futimesSync(file, settledAt, settledAt);
  closeSync(file);
}

function fill(root: string, files: number, folders: number): void {
  for (let folder = 0; folder < folders; folder++) mkdirSync(join(root, `album ${folder}`), { recursive: true });
  for (let index = 0; index < files; index++) makeFile(join(root, `album ${index % folders}`, `IMG_${index}.jpg`));
}

function find(root: string): Find {
  const startedAt = performance.now();
  const script = `find "$0" -printf '%p %s %T@ %i\\n' > "$0.list"; times`;
  const [, children = ''] = execFileSync('sh', ['-c', script, root], { encoding: 'utf8' }).trim().split('\n');
  const cpu = [...children.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  );
  return { seconds: (performance.now() - startedAt) / 1_000, cpuSeconds: cpu.reduce((sum, part) => sum + part, 0) };
}

async function measure(place: string, files: number): Promise<Row[]> {
  const root = join(place, 'W');
  const libraryDir = join(place, 'library');
  mkdirSync(libraryDir);
  const db = openStore(libraryDir, systemClock, systemRandom);
  const watching = openWatching({
    db,
    libraryDir,
    clock: systemClock,
    random: systemRandom,
    log: silentLog,
    watch: false,
    threadEntry: (name) => resolve(import.meta.dirname, `../electron/watch/${name}.ts`),
    ignoreGlobs: () => [],
    onIngested: () => {},
    onRootChanged: () => {},
    onIdle: () => {},
  });
  watching.start();
  const rows: Row[] = [];
  const roots: RootId[] = [];
  const add = async (what: string, run: () => Promise<void>): Promise<void> => {
    const runs = [find(root), find(root)].sort((a, b) => a.seconds - b.seconds);
    const [fastest] = runs;
    if (fastest != null) rows.push({ what, find: fastest, ...(await timed(run)) });
  };
  try {
    await add('first discovery', async () => {
      const rootId = await watching.addRoot(root);
      roots.push(rootId);
      await scanned(db, watching, rootId, null);
    });
    const [rootId] = roots;
    if (rootId == null) throw new Error('the root was not added');
    expectCount(db, files);
    const rescan = async (): Promise<void> => {
      const before = rootById(db, rootId)?.scanFinishedAt ?? null;
      watching.rescan(rootId);
      await scanned(db, watching, rootId, before);
    };
    await add('rescan, no change', rescan);
    makeFile(join(root, 'album 0', 'one more.jpg'));
    await add('rescan, one change', rescan);
    expectCount(db, files + 1);
  } finally {
    await watching.close();
    db.close();
  }
  return rows;
}

async function scanned(db: WritableDb, watching: Watching, rootId: RootId, before: number | null): Promise<void> {
  for (;;) {
    const finishedAt = rootById(db, rootId)?.scanFinishedAt ?? null;
    if (finishedAt !== before && watching.state(rootId).scan.phase === 'idle') return;
    await new Promise<void>((next) => setTimeout(next, 5));
  }
}

function expectCount(db: WritableDb, files: number): void {
  const found = db.prepare('select count(*) from file').pluck().get();
  if (found !== files) throw new Error(`${String(found)} files were found instead of ${files}`);
}

async function timed(run: () => Promise<void>): Promise<Omit<Row, 'what' | 'find'>> {
  const loop = monitorEventLoopDelay({ resolution });
  const idle = await idleProcess();
  const before = process.memoryUsage.rss();
  const peak = { bytes: before };
  const sampler = setInterval(() => {
    peak.bytes = Math.max(peak.bytes, process.memoryUsage.rss());
  }, 50);
  loop.enable();
  const startedAt = performance.now();
  const cpuBefore = process.cpuUsage();
  await run();
  const seconds = (performance.now() - startedAt) / 1_000;
  const cpu = process.cpuUsage(cpuBefore);
  loop.disable();
  clearInterval(sampler);
  const idleLoopMs = await idle.end();
  return {
    seconds,
    cpuSeconds: (cpu.user + cpu.system) / 1e6,
    loopMs: Math.max(0, loop.percentile(99) / 1e6 - resolution),
    longestMs: Math.max(0, loop.max / 1e6 - resolution),
    idleLoopMs,
    grownMb: (peak.bytes - before) / 1_048_576,
  };
}

/** A process that only measures how late its own event loop is, from now until `end`, which tells its p99. */
async function idleProcess(): Promise<{ readonly end: () => Promise<number> }> {
  const script = `const loop = require('node:perf_hooks').monitorEventLoopDelay({ resolution: ${resolution} });
    loop.enable();
    process.on('message', () => process.send(loop.percentile(99), () => process.disconnect()));
    process.send('ready');`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await once(child, 'message');
  return {
    end: async () => {
      const told = once(child, 'message');
      child.send('end');
      const [delay] = await told;
      return Math.max(0, Number(delay) / 1e6 - resolution);
    },
  };
}

function print(name: string, rows: readonly Row[]): void {
  console.log(`\n${name}`);
  console.log(
    '                       seconds    find   ratio       cpu    find   ratio   loop p99   longest  idle p99   memory',
  );
  for (const row of rows)
    console.log(
      [
        row.what.padEnd(20),
        `${row.seconds.toFixed(2)} s`.padStart(9),
        `${row.find.seconds.toFixed(2)} s`.padStart(8),
        `${(row.seconds / row.find.seconds).toFixed(1)}×`.padStart(8),
        `${row.cpuSeconds.toFixed(2)} s`.padStart(10),
        `${row.find.cpuSeconds.toFixed(2)} s`.padStart(8),
        `${(row.cpuSeconds / row.find.cpuSeconds).toFixed(1)}×`.padStart(8),
        `${row.loopMs.toFixed(1)} ms`.padStart(11),
        `${row.longestMs.toFixed(0)} ms`.padStart(10),
        `${row.idleLoopMs.toFixed(1)} ms`.padStart(10),
        `+${row.grownMb.toFixed(0)} MB`.padStart(9),
      ].join(''),
    );
}
