import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { RootId } from '../../contract/ids.ts';
import { Interrupted } from '../../electron/cli/failure.ts';
import { silentLog } from '../../electron/lib/log.ts';
import { ownerSocketPath } from '../../electron/lib/owner-address.ts';
import { openOwnerSocket } from '../../electron/lib/owner-socket.ts';
import { makeBrowser } from '../support/browser.ts';
import { idleActivity, makeFakeLibrary } from '../support/fake-library.ts';
import { makeTempDir } from '../support/temp-dir.ts';
import { makeTerminal, owned } from '../support/terminal.ts';
import { waitFor } from '../support/wait-for.ts';

async function withOwner(library = makeFakeLibrary()) {
  const libraryDir = makeTempDir();
  const socket = await openOwnerSocket(ownerSocketPath(libraryDir), library, silentLog);
  onTestFinished(() => socket.close());
  return { libraryDir, terminal: makeTerminal({ libraryDir, openLibrary: owned }) };
}

const root = {
  rootId: 1 as RootId,
  folderId: null,
  path: '/pictures',
  label: 'pictures',
  state: 'online' as const,
  stateReason: null,
  stateSince: 0,
  watchMode: 'auto' as const,
  watching: { how: 'native' as const, folders: 1, unwatchedFolders: 0, reason: null, remedy: null },
  scan: { phase: 'idle' as const, seen: null, finishedAt: null },
  counts: { files: 0, indexed: 0, failed: 0, pending: 0, ignored: 0, held: 0 },
};

describe('beside a running owner', () => {
  it('status shows its live numbers', async () => {
    const { terminal } = await withOwner(
      makeFakeLibrary({ handlers: { 'activity.get': () => ({ ...idleActivity, pressure: ['busy'] }) } }),
    );
    const ran = await terminal.run('status', '--json');
    expect(JSON.parse(ran.out)).toMatchObject({ library: { running: true }, activity: { pressure: ['busy'] } });
  });

  it('retry reaches it and returns at once, or waits when asked', async () => {
    const polls = { count: 0 };
    const { terminal } = await withOwner(
      makeFakeLibrary({
        handlers: {
          'failures.retry': () => ({ retried: 3 }),
          'activity.get': () => {
            polls.count += 1;
            return { ...idleActivity, idle: polls.count > 3 };
          },
        },
      }),
    );
    expect(JSON.parse((await terminal.run('retry', '--all', '--json')).out)).toMatchObject({
      retried: 3,
      waited: false,
    });
    expect(polls.count).toBe(0);
    expect(JSON.parse((await terminal.run('retry', '--all', '--wait', '--json')).out)).toMatchObject({ waited: true });
    expect(polls.count).toBeGreaterThan(3);
  });

  it('index adds the folder there, waits, and counts its jobs', async () => {
    const state = { added: [] as string[], polls: 0 };
    const queue = {
      queue: 'light' as const,
      paused: false,
      waiting: 0,
      running: 0,
      retrying: 0,
      parked: 0,
      failed: 0,
      perSecond: 0,
      secondsLeft: null,
    };
    const { terminal } = await withOwner(
      makeFakeLibrary({
        handlers: {
          'roots.list': () => [],
          'roots.add': ({ path }) => {
            state.added.push(path);
            return root;
          },
          'activity.get': () => {
            state.polls += 1;
            const done = state.polls === 1 ? 10 : 25;
            return {
              ...idleActivity,
              queues: [{ ...queue, done }],
              files: { ...idleActivity.files, found: 5, indexed: 4, waiting: 1 },
              parked: [{ resource: 'tool:ffmpeg', code: 'TOOL_MISSING' as const, message: '', since: 0, jobs: 1 }],
            };
          },
        },
      }),
    );
    const summary = JSON.parse((await terminal.run('index', '/pictures', '--json')).out);
    expect(summary).toMatchObject({ found: 5, indexed: 4, waiting: 1, jobs: 15, waiting_for: { TOOL_MISSING: 1 } });
    expect(state.added).toEqual(['/pictures']);
  });

  it('waits while a folder is still being read', async () => {
    const state = { polls: 0 };
    const { terminal } = await withOwner(
      makeFakeLibrary({
        handlers: {
          'roots.list': () => {
            state.polls += 1;
            return [{ ...root, scan: { ...root.scan, phase: state.polls > 4 ? 'idle' : 'scanning' } }];
          },
          'roots.rescan': () => ({ started: 1 }),
        },
      }),
    );
    await terminal.run('index', '/pictures', '--json');
    expect(state.polls).toBeGreaterThan(4);
  });

  it('link and serve print a new link of it', async () => {
    const links = { made: 0 };
    const { terminal } = await withOwner(
      makeFakeLibrary({
        handlers: {
          'app.show': () => {
            links.made += 1;
            return { shown: false, link: `http://127.0.0.1:1/#key=${links.made}` };
          },
        },
      }),
    );
    expect((await terminal.run('link')).out).toBe('http://127.0.0.1:1/#key=1\n');
    expect((await terminal.run('serve')).out).toBe('http://127.0.0.1:1/#key=2\n');
  });

  it('serve says so when the owner is a window, or shows nothing at all', async () => {
    const window = await withOwner(makeFakeLibrary({ handlers: { 'app.show': () => ({ shown: true, link: null }) } }));
    expect((await window.terminal.run('serve')).out).toContain('in a window');
    const nothing = await withOwner(
      makeFakeLibrary({ handlers: { 'app.show': () => ({ shown: false, link: null }) } }),
    );
    expect((await nothing.terminal.run('serve')).exitCode).toBe(3);
  });
});

describe('serve', () => {
  function makePages(): string {
    const dir = makeTempDir();
    mkdirSync(join(dir, 'assets'));
    writeFileSync(join(dir, 'index.html'), '<!doctype html><title>Arsip</title>');
    return dir;
  }

  it('prints one line, a link that works, and ends when interrupted', async () => {
    const library = makeFakeLibrary();
    const terminal = makeTerminal({ library, pagesDir: makePages() });
    const ran = terminal.run('serve', '--port', '0');
    const link = await waitFor('the link', () =>
      terminal.screen.out.endsWith('\n') ? terminal.screen.out.trim() : null,
    );
    const browser = makeBrowser(Number(new URL(link).port));
    expect((await browser.open(link)).status).toBe(204);
    expect((await browser.send({ path: '/api/roots.list', body: '{}' })).status).toBe(200);

    // Another terminal meets it over its socket while it runs.
    const other = makeTerminal({ libraryDir: terminal.libraryDir, openLibrary: owned });
    expect(JSON.parse((await other.run('status', '--json')).out).library.running).toBe(true);

    terminal.interrupt(new Interrupted('SIGTERM'));
    expect(await ran).toMatchObject({ exitCode: 143, err: '' });
    expect(library.isClosed()).toBe(true);
    await expect(browser.send({ path: '/' })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('opens the browser when asked, and says so when there is none', async () => {
    const opened: string[] = [];
    const desktop = {
      open: async (target: string) => {
        opened.push(target);
        return true;
      },
      reveal: null,
    };
    const terminal = makeTerminal({ pagesDir: makePages(), desktop });
    const ran = terminal.run('serve', '--port', '0', '--open', '--json');
    await waitFor('the browser', () => opened.length === 1);
    expect(JSON.parse(terminal.screen.out)).toEqual({ link: opened[0] });
    terminal.interrupt(new Interrupted('SIGINT'));
    expect((await ran).exitCode).toBe(130);

    const bare = makeTerminal({ pagesDir: makePages() });
    const alone = bare.run('serve', '--port', '0', '--open');
    await waitFor('the word', () => bare.screen.err !== '');
    bare.interrupt(new Interrupted('SIGINT'));
    expect((await alone).err).toContain('open the link yourself');
  });

  it('says that a port is taken', async () => {
    const first = makeTerminal({ pagesDir: makePages() });
    const ran = first.run('serve', '--port', '0');
    const link = await waitFor('the link', () => (first.screen.out === '' ? null : first.screen.out.trim()));
    const second = makeTerminal({ pagesDir: makePages() });
    const refused = await second.run('serve', '--port', new URL(link).port);
    expect(refused.exitCode).toBe(1);
    expect(refused.err).toContain('cannot be taken');
    first.interrupt(new Interrupted('SIGINT'));
    await ran;
  });
});
