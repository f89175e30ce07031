import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { arsip, arsipJson, startArsip } from '../support/arsip.ts';
import { makeBrowser } from '../support/browser.ts';
import { corpusFiles, corpusPath } from '../support/corpus.ts';
import { makeJpegs } from '../support/make-jpegs.ts';
import { makeTempDir } from '../support/temp-dir.ts';
import { waitFor } from '../support/wait-for.ts';

type Summary = Record<
  'found' | 'indexed' | 'failed' | 'waiting' | 'attached' | 'ignored' | 'jobs' | 'seconds',
  number
> & {
  readonly by_reason: Record<string, number>;
  readonly ignored_by_rule: Record<string, number>;
};
type Failures = {
  readonly groups: { code: string; count: number }[];
  readonly failures: { jobId: number; name: string }[];
};
type Found = { readonly total: number; readonly items: { path: string; name: string; kind: string }[] };

/** Eight upright pictures, one damaged, one empty, a text: each kind of ending. */
function makeFolder() {
  const scratch = makeTempDir();
  const folder = join(scratch, 'Pictures');
  mkdirSync(folder);
  const good = corpusFiles('photos/orientation/')
    .filter(({ path }) => path.endsWith('.jpg'))
    .slice(0, 8)
    .map(({ path }) => corpusPath(path));
  for (const [index, path] of good.entries()) copyFileSync(path, join(folder, `picture ${index}.jpg`));
  const broken = join(folder, 'broken.jpg');
  writeFileSync(broken, readFileSync(good[0] ?? '').fill(0x55, 4));
  writeFileSync(join(folder, 'empty.png'), '');
  writeFileSync(join(folder, 'notes.txt'), 'hello');
  return { folder, broken, good: good.length, goodFile: good[0] ?? '', libraryDir: join(scratch, 'library') };
}

const accounted = ({ indexed, failed, waiting, attached, ignored }: Summary): number =>
  indexed + failed + waiting + attached + ignored;

const processesThatName = (text: string): string[] =>
  execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(text) && !line.includes('ps -eo'));

describe('the command line on real files', { timeout: 180_000 }, () => {
  it('indexes a folder, accounts for every file, finds, lists and retries', async () => {
    const { folder, broken, good, goodFile, libraryDir } = makeFolder();
    const library = ['--library', libraryDir];

    const first = await arsipJson<Summary>('index', folder, ...library);
    expect(first).toMatchObject({ found: good + 3, indexed: good, failed: 2, ignored: 1 });
    expect(accounted(first)).toBe(first.found);
    expect(first.by_reason).toEqual({ CORRUPT_FILE: 1, EMPTY_FILE: 1 });
    expect(Object.values(first.ignored_by_rule)).toEqual([1]);
    expect(first.jobs).toBeGreaterThan(0);

    const again = await arsipJson<Summary>('index', folder, ...library);
    expect(again).toMatchObject({ found: good + 3, indexed: good, failed: 2, jobs: 0 });

    const found = await arsipJson<Found>('search', 'picture', ...library);
    expect(found.total).toBe(good);
    expect(found.items[0]).toMatchObject({ kind: 'photo', path: join(folder, found.items[0]?.name ?? '') });
    expect((await arsipJson<Found>('search', 'picture', '-picture', ...library)).total).toBe(0);

    const failures = await arsipJson<Failures>('failures', '--code', 'CORRUPT_FILE', ...library);
    expect(failures.failures.map(({ name }) => name)).toEqual(['broken.jpg']);
    const id = String(failures.failures[0]?.jobId);
    expect(await arsipJson('failures', 'show', id, ...library)).toMatchObject({ code: 'CORRUPT_FILE', attempts: 1 });

    copyFileSync(goodFile, broken);
    expect(await arsipJson('retry', id, ...library)).toMatchObject({ retried: 1, waited: true });
    expect(await arsipJson('status', ...library)).toMatchObject({
      library: { running: false },
      activity: { files: { indexed: good + 1, failed: 1 } },
    });

    expect((await arsip('failures', 'ignore', '--all', ...library)).code).toBe(0);
    expect((await arsipJson<Failures>('failures', ...library)).failures).toEqual([]);
  });

  it('works beside a running owner, and takes the library over when that one is killed', async () => {
    const { folder, broken, good, goodFile, libraryDir } = makeFolder();
    const library = ['--library', libraryDir];
    const owner = startArsip('serve', folder, '--port', '0', ...library);
    const link = await waitFor('the link', () => /^(http.*)\n/.exec(owner.screen.out)?.[1], 30_000);
    const browser = makeBrowser(Number(new URL(link).port));
    expect((await browser.open(link)).status).toBe(204);

    await waitFor(
      'the folder to be indexed',
      async () => {
        const status = await arsipJson<{ activity: { files: { indexed: number; failed: number } } }>(
          'status',
          ...library,
        );
        return status.activity.files.indexed === good && status.activity.files.failed === 2;
      },
      90_000,
    );
    expect((await arsipJson<Failures>('failures', ...library)).failures).toHaveLength(2);
    copyFileSync(goodFile, broken);
    expect(await arsipJson('retry', '--all', '--wait', ...library)).toMatchObject({ waited: true });
    expect((await arsipJson<Found>('search', 'broken', ...library)).total).toBe(1);
    const second = await arsip('link', ...library);
    expect((await makeBrowser(Number(new URL(link).port)).open(second.out.trim())).status).toBe(204);

    owner.child.kill('SIGKILL');
    await owner.ended;
    const after = await arsipJson<Summary>('index', folder, ...library);
    expect(after).toMatchObject({ indexed: good + 1, failed: 1 });
    await waitFor('no process of it to be left', () => processesThatName(libraryDir).length === 0);
  });

  it('gives its work back on Ctrl-C, and completes at the next start', async () => {
    const scratch = makeTempDir();
    const folder = join(scratch, 'many');
    await makeJpegs(folder, { count: 400, folders: 4 });
    const library = ['--library', join(scratch, 'library')];
    const run = startArsip('index', folder, '--json', ...library);
    await waitFor(
      'the first files',
      async () => {
        const status = await arsip('status', '--json', ...library);
        return status.code === 0 && JSON.parse(status.out).activity.files.indexed > 20;
      },
      60_000,
    );
    // As the terminal does it: to the whole process group.
    process.kill(-(run.child.pid ?? 0), 'SIGINT');
    const interruptedAt = performance.now();
    const ended = await run.ended;
    expect([ended.code, ended.out]).toEqual([130, '']);
    expect(performance.now() - interruptedAt).toBeLessThan(6_000);

    const after = await arsipJson<Summary>('index', folder, ...library);
    expect(after).toMatchObject({ found: 400, indexed: 400, failed: 0 });
  });

  it('says what is wrong with a damaged library and makes a new one when asked', async () => {
    const { folder, good, libraryDir } = makeFolder();
    const library = ['--library', libraryDir];
    mkdirSync(libraryDir);
    writeFileSync(
      join(libraryDir, 'library.db'),
      'this is no database at all, and long enough to be read as one'.repeat(80),
    );
    const refused = await arsip('index', folder, ...library);
    expect(refused.code).toBe(4);
    expect(refused.err).toContain('doctor');
    expect((await arsip('doctor', ...library)).code).toBe(4);
    expect((await arsip('doctor', '--rebuild', ...library)).code).toBe(0);
    expect(await arsipJson<Summary>('index', folder, ...library)).toMatchObject({ indexed: good });
  });
});
