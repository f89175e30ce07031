import { describe, expect, it } from 'vitest';
import type { FileId, ItemId, JobId, RootId } from '../../contract/ids.ts';
import type { FailureSelection, FailureView } from '../../contract/jobs.ts';
import { RequestRefused } from '../../contract/reply.ts';
import type { RootView } from '../../contract/roots.ts';
import { Interrupted } from '../../electron/cli/failure.ts';
import { emptySummary, makeFakeLibrary } from '../support/fake-library.ts';
import { makeTerminal, owned } from '../support/terminal.ts';
import { waitFor } from '../support/wait-for.ts';

const makeRoot = (overrides: Partial<RootView> = {}): RootView => ({
  rootId: 1 as RootId,
  folderId: null,
  path: '/pictures',
  label: 'pictures',
  state: 'online',
  stateReason: null,
  stateSince: 0,
  watchMode: 'auto',
  watching: { how: 'native', folders: 1, unwatchedFolders: 0, reason: null, remedy: null },
  scan: { phase: 'idle', seen: null, finishedAt: null },
  counts: { files: 3, indexed: 3, failed: 0, pending: 0, ignored: 0, held: 0 },
  ...overrides,
});

const makeFailure = (overrides: Partial<FailureView> = {}): FailureView => ({
  jobId: 1 as JobId,
  fileId: 1 as FileId,
  rootId: 1 as RootId,
  code: 'CORRUPT_FILE',
  title: 'Damaged file',
  message: 'it ends too early',
  stage: 'metadata',
  required: true,
  name: 'a.jpg',
  path: '/pictures/a.jpg',
  sizeBytes: 10,
  failedAt: 0,
  attempts: 1,
  ...overrides,
});

const storeError = (trouble: string, message: string): Error =>
  Object.assign(new Error(message), { name: 'StoreUnusable', trouble });

describe('the command line', () => {
  it('helps, with exit code 0, for the program and for every command', async () => {
    const { run } = makeTerminal();
    const whole = await run('--help');
    expect(whole.exitCode).toBe(0);
    const commands = ['index', 'watch', 'serve', 'search', 'status', 'failures', 'retry', 'roots', 'doctor', 'link'];
    for (const command of commands) {
      expect(whole.out).toContain(`  ${command} `);
      const own = await run(command, '--help');
      expect(own.exitCode).toBe(0);
      expect(own.out).toContain('--library <dir>');
      expect(own.out).toContain('--json');
    }
    expect((await run('--version')).out).toBe('1.2.3\n');
  });

  it.each([
    ['no command', []],
    ['an unknown command', ['dance']],
    ['an unknown option', ['status', '--loud']],
    ['a missing argument', ['index']],
    ['a number that is none', ['failures', 'show', 'x']],
    ['a number below 1', ['failures', 'show', '0']],
    ['an unknown reason', ['failures', '--code', 'BAD_LUCK']],
    ['nothing to retry', ['retry']],
    ['two ways to say what to retry', ['retry', '3', '--all']],
    ['a port that is none', ['serve', '--port', '70000']],
    ['too many arguments', ['status', 'now']],
    ['two repairs at once', ['doctor', '--rebuild', '--restore-backup']],
  ])('says how it is used for %s, with exit code 2', async (_, args) => {
    const { run, opened } = makeTerminal();
    const ran = await run(...args);
    expect(ran.exitCode).toBe(2);
    expect(ran.out).toBe('');
    expect(ran.err).not.toBe('');
    expect(opened).toHaveLength(0);
  });

  it('takes the common options before and after the command', async () => {
    const { run, libraryDir } = makeTerminal({ env: {} });
    for (const args of [
      ['--library', libraryDir, '--json', 'status'],
      ['status', '--library', libraryDir, '--json'],
    ]) {
      const ran = await run(...args);
      expect(JSON.parse(ran.out).library.path).toBe(libraryDir);
    }
  });

  it('exits with 4 when the database cannot be used, and says what helps', async () => {
    const { run } = makeTerminal({
      openReadLibrary: async () => {
        throw storeError('damaged', 'library.db is damaged');
      },
    });
    const ran = await run('search', 'x');
    expect(ran.exitCode).toBe(4);
    expect(ran.err).toContain('library.db is damaged');
    expect(ran.err).toContain('doctor --restore-backup');
  });

  it('exits with 3 when the library is held by a process that does not answer', async () => {
    const { run } = makeTerminal({ openLibrary: owned });
    const ran = await run('retry', '--all');
    expect(ran.exitCode).toBe(3);
    expect(ran.err).toContain('is open in another Arsip');
  });

  it('exits with 130 when interrupted, after the library gave its work back', async () => {
    const waiting = { times: 0 };
    const library = makeFakeLibrary({
      handlers: { 'roots.add': () => makeRoot() },
      untilIdle: () => {
        waiting.times += 1;
        return new Promise(() => {});
      },
    });
    const { run, interrupt } = makeTerminal({ library });
    const ran = run('index', '/pictures');
    await waitFor('the command to wait', () => waiting.times === 1);
    interrupt(new Interrupted('SIGINT'));
    expect(await ran).toEqual({ exitCode: 130, out: '', err: '' });
    expect(library.isClosed()).toBe(true);
  });
});

describe('index', () => {
  it('adds folders, waits until idle and prints the summary alone', async () => {
    const asked: string[] = [];
    const order: string[] = [];
    const library = makeFakeLibrary({
      handlers: {
        'roots.add': ({ path }) => {
          asked.push(path);
          return makeRoot({ path });
        },
      },
      untilIdle: async () => {
        order.push('idle');
      },
      summary: { ...emptySummary, found: 12, indexed: 10, failed: 2, by_reason: { CORRUPT_FILE: 2 } },
    });
    const { run, opened } = makeTerminal({ library });
    const ran = await run('index', '/pictures', 'relative', '--json');
    expect(ran.exitCode).toBe(0);
    expect(JSON.parse(ran.out)).toMatchObject({ found: 12, indexed: 10, failed: 2, by_reason: { CORRUPT_FILE: 2 } });
    expect(ran.out.split('\n')).toHaveLength(2);
    expect(asked).toEqual(['/pictures', `${process.cwd()}/relative`]);
    expect(order).toEqual(['idle']);
    expect(opened[0]?.watch).toBe(false);
    expect(library.isClosed()).toBe(true);
  });

  it.each(['/pictures', '/pictures/2024', '/pictures/'])(
    'reads %s again where it is watched already',
    async (folder) => {
      const rescanned: unknown[] = [];
      const library = makeFakeLibrary({
        handlers: {
          'roots.list': () => [makeRoot()],
          'roots.rescan': (input) => {
            rescanned.push(input);
            return { started: 1 };
          },
        },
      });
      const ran = await makeTerminal({ library }).run('index', folder);
      expect(ran.exitCode).toBe(0);
      expect(rescanned).toEqual([{ rootId: 1 }]);
    },
  );

  it('takes a folder that only begins with the same letters for another', async () => {
    const library = makeFakeLibrary({
      handlers: { 'roots.list': () => [makeRoot()], 'roots.add': ({ path }) => makeRoot({ path }) },
    });
    expect((await makeTerminal({ library }).run('index', '/pictures-old')).exitCode).toBe(0);
  });

  it('fails with the words of the library when a folder cannot be added', async () => {
    const { run } = makeTerminal();
    const ran = await run('index', '/nowhere', '--json');
    expect(ran.exitCode).toBe(1);
    expect(ran.err).toBe('arsip: the test did not say what to answer\n');
    expect(ran.out).toBe('');
  });
});

describe('search', () => {
  const cell = (id: number) => ({
    itemId: id as ItemId,
    fileId: id as FileId,
    kind: 'photo' as const,
    name: `${id}.jpg`,
    sortAt: 1_000 - id,
    width: 1,
    height: 1,
    durationMs: null,
    thumbHash: null,
    thumb: null,
    offline: false,
    problem: null,
    path: `/pictures/${id}.jpg`,
  });

  it('hands the query on as it was typed, exclusions too', async () => {
    const asked: unknown[] = [];
    const library = makeFakeLibrary({
      handlers: {
        'search.page': (input) => {
          asked.push(input.scope.text);
          return { items: [], total: 0 };
        },
      },
    });
    const { run } = makeTerminal({ library });
    await run('search', 'beach', '-dog', 'kind:video');
    await run('search', 'camera:"Canon EOS"');
    await run('search', '-Vintage', '--json');
    await run('search', 'a', '-library');
    expect(asked).toEqual(['beach -dog kind:video', 'camera:"Canon EOS"', '-Vintage', 'a -library']);
  });

  it('pages to the limit and prints paths, or the whole as JSON', async () => {
    const library = makeFakeLibrary({
      handlers: {
        'search.page': ({ after, limit }) => {
          const from = after?.fileId ?? 0;
          const ids = Array.from({ length: limit }, (_, index) => from + index + 1).filter((id) => id <= 700);
          return { items: ids.map(cell), total: 700 };
        },
      },
    });
    const { run } = makeTerminal({ library });
    const all = JSON.parse((await run('search', 'x', '--limit', '1000', '--json')).out);
    expect(all.total).toBe(700);
    expect(all.items).toHaveLength(700);
    expect(new Set(all.items.map((item: { path: string }) => item.path)).size).toBe(700);
    expect(all.items[0]).toMatchObject({ path: '/pictures/1.jpg', name: '1.jpg', kind: 'photo' });
    const some = await run('search', 'x', '--limit', '2');
    expect(some.out).toBe('/pictures/1.jpg\n/pictures/2.jpg\n700 items, the newest 2 shown\n');
  });

  it('does not let a file name write to the terminal', async () => {
    const library = makeFakeLibrary({
      handlers: { 'search.page': () => ({ items: [{ ...cell(1), path: '/p/\u001b[2J\nfake.jpg' }], total: 1 }) },
    });
    const { run } = makeTerminal({ library });
    expect((await run('search', 'x')).out).toBe('/p/\\x1b[2J\\x0afake.jpg\n1 item\n');
  });
});

describe('failures and retry', () => {
  it('lists failures with their groups, one reason or all', async () => {
    const library = makeFakeLibrary({
      handlers: {
        'failures.groups': () => [
          {
            code: 'CORRUPT_FILE',
            class: 'permanent',
            title: 'Damaged file',
            meaning: 'm',
            remedy: 'r',
            count: 1,
            files: 1,
          },
          {
            code: 'EMPTY_FILE',
            class: 'permanent',
            title: 'Empty file',
            meaning: 'm',
            remedy: 'r',
            count: 1,
            files: 1,
          },
        ],
        'failures.list': ({ code, afterId }) =>
          afterId != null
            ? []
            : [makeFailure(), makeFailure({ jobId: 2 as JobId, code: 'EMPTY_FILE' })].filter(
                (failure) => code == null || failure.code === code,
              ),
      },
    });
    const { run } = makeTerminal({ library });
    const all = JSON.parse((await run('failures', '--json')).out);
    expect([all.groups.length, all.failures.length]).toEqual([2, 2]);
    const some = JSON.parse((await run('failures', '--code', 'empty_file', '--json')).out);
    expect(some.failures.map((failure: FailureView) => failure.jobId)).toEqual([2]);
    expect(some.groups).toHaveLength(1);
    const words = await run('failures');
    expect(words.out).toContain('Damaged file (CORRUPT_FILE): 1');
    expect(words.out).toContain('/pictures/a.jpg');
  });

  it.each<[string[], FailureSelection]>([
    [['3', '4'], { by: 'ids', ids: [3 as JobId, 4 as JobId] }],
    [['--code', 'EMPTY_FILE'], { by: 'code', code: 'EMPTY_FILE' }],
    [['--root', '2'], { by: 'root', rootId: 2 as RootId }],
    [['--all'], { by: 'all' }],
  ])('retries and ignores what was selected by %j', async (args, selection) => {
    const asked: unknown[] = [];
    const library = makeFakeLibrary({
      handlers: {
        'failures.retry': (input) => {
          asked.push(input);
          return { retried: 2 };
        },
        'failures.ignore': (input) => {
          asked.push(input);
          return { ignored: 2 };
        },
        'failures.show': () => {
          throw new RequestRefused('NOT_FOUND', 'cleared meanwhile');
        },
      },
    });
    const { run } = makeTerminal({ library });
    expect(JSON.parse((await run('retry', ...args, '--json')).out)).toMatchObject({ retried: 2, waited: true });
    expect(JSON.parse((await run('failures', 'ignore', ...args, '--json')).out)).toEqual({ ignored: 2 });
    expect(asked).toEqual([selection, selection]);
  });
});

it('retry counts a failure that the scan of its own start tried again', async () => {
  const before = { asked: false };
  const group = { class: 'permanent' as const, title: 't', meaning: 'm', remedy: 'r', files: 1 };
  const library = makeFakeLibrary({
    handlers: {
      'failures.groups': () =>
        before.asked
          ? []
          : [
              { ...group, code: 'CORRUPT_FILE' as const, count: 3 },
              { ...group, code: 'EMPTY_FILE' as const, count: 2 },
            ],
      'failures.retry': () => {
        before.asked = true;
        return { retried: 1 };
      },
    },
  });
  const ran = await makeTerminal({ library }).run('retry', '--code', 'CORRUPT_FILE', '--json');
  expect(JSON.parse(ran.out)).toEqual({ retried: 3, waited: true, failed: 0 });
});

it('retry makes no library where there is none', async () => {
  const { run, opened } = makeTerminal({
    openReadLibrary: async () => {
      throw storeError('not-a-library', 'there is no library in /x');
    },
  });
  expect((await run('retry', '--all')).exitCode).toBe(4);
  expect(opened).toHaveLength(0);
});

describe('roots', () => {
  it('set names one anew or watches it in another way, and wants to know which', async () => {
    const asked: unknown[] = [];
    const handlers = {
      'roots.change': (input: unknown) => {
        asked.push(input);
        return makeRoot({ label: 'Holidays', watchMode: 'manual' });
      },
    };
    const { run } = makeTerminal({ library: makeFakeLibrary({ handlers }) });
    expect((await run('roots', 'set', '1')).exitCode).toBe(2);
    expect((await run('roots', 'set', '1', '--watch', 'sometimes')).exitCode).toBe(2);
    expect(asked).toEqual([]);
    const { out } = await run('roots', 'set', '1', '--label', 'Holidays', '--watch', 'manual');
    expect(out).toBe('/pictures is "Holidays", watched: manual.\n');
    expect(asked).toEqual([{ rootId: 1, label: 'Holidays', watchMode: 'manual' }]);
  });

  it('says which are short of watches, why, and the command against it', async () => {
    const [reason, remedy] = ['The limit fs.inotify.max_user_watches = 12 is used up.', 'sudo sysctl the.limit=524288'];
    const watching = { how: 'native', folders: 12, unwatchedFolders: 19, reason, remedy } as const;
    const handlers = { 'roots.list': () => [makeRoot(), makeRoot({ path: '/many', watching })] };
    const { out } = await makeTerminal({ library: makeFakeLibrary({ handlers }) }).run('roots');
    expect(out).toContain(`Unwatched 19 folders of /many, looked at in turn. ${reason}\n          → ${remedy}`);
    expect(out).not.toContain('of /pictures');
  });

  it('asks before it removes one, and needs --yes where nobody can be asked', async () => {
    const removed: number[] = [];
    const library = makeFakeLibrary({
      handlers: {
        'roots.list': () => [makeRoot()],
        'roots.remove': ({ rootId }) => {
          removed.push(rootId);
          return { removed: true };
        },
      },
    });
    const silent = makeTerminal({ library });
    expect((await silent.run('roots', 'remove', '1')).exitCode).toBe(2);
    expect((await silent.run('roots', 'remove', '9', '--yes')).exitCode).toBe(1);
    expect(removed).toEqual([]);
    expect((await silent.run('roots', 'remove', '1', '--yes', '--json')).out).toBe('{"removed":true}\n');

    const asked: string[] = [];
    const terminal = { out: () => {}, err: () => {}, progress: null };
    const says = (reply: boolean) => async (question: string) => {
      asked.push(question);
      return reply;
    };
    const no = makeTerminal({ library, terminal: { ...terminal, confirm: says(false) } });
    expect((await no.run('roots', 'remove', '1')).exitCode).toBe(1);
    const yes = makeTerminal({ library, terminal: { ...terminal, confirm: says(true) } });
    expect((await yes.run('roots', 'remove', '1')).exitCode).toBe(0);
    expect(removed).toEqual([1, 1]);
    expect(asked[0]).toContain('/pictures');
  });
});

describe('doctor', () => {
  it('prints every check, and fails when one is an error', async () => {
    const check = (state: 'ok' | 'error') => ({ name: 'ffmpeg', state, message: 'm', remedy: null });
    const healthy = makeFakeLibrary({ handlers: { 'health.get': () => [check('ok')] } });
    const ill = makeFakeLibrary({ handlers: { 'health.get': () => [check('ok'), check('error')] } });
    expect((await makeTerminal({ library: healthy }).run('doctor')).exitCode).toBe(0);
    const ran = await makeTerminal({ library: ill }).run('doctor', '--json');
    expect(ran.exitCode).toBe(1);
    expect(JSON.parse(ran.out)).toMatchObject({ healthy: false, checks: [{ state: 'ok' }, { state: 'error' }] });
  });

  it('works without a library and with a damaged one', async () => {
    const withError = (trouble: string, message: string) =>
      makeTerminal({
        openReadLibrary: async () => {
          throw storeError(trouble, message);
        },
      });
    const none = await withError('not-a-library', 'there is no library in /x').run('doctor');
    expect(none.exitCode).toBe(0);
    const damaged = await withError('damaged', 'library.db is damaged').run('doctor');
    expect(damaged.exitCode).toBe(4);
    expect(damaged.out).toContain('--restore-backup');
    const newer = await withError('newer-than-this-arsip', 'newer').run('doctor');
    expect(newer.out).toContain('update Arsip');
  });

  it('repairs only when asked', async () => {
    const { run } = makeTerminal();
    expect(JSON.parse((await run('doctor', '--rebuild', '--json')).out)).toMatchObject({ repaired: 'rebuild' });
    expect((await run('doctor', '--restore-backup')).out).toBe('did restore-backup\n');
  });
});

describe('link', () => {
  it('needs a running Arsip', async () => {
    expect((await makeTerminal().run('link')).exitCode).toBe(3);
  });
});
