import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../../electron/lib/log.ts';
import { ownerSocketPath } from '../../electron/lib/owner-address.ts';
import { connectOwner } from '../../electron/lib/owner-client.ts';
import { longestRequestLineBytes, openOwnerSocket } from '../../electron/lib/owner-socket.ts';
import { makeFakeLibrary } from '../support/fake-library.ts';
import { makeTempDir } from '../support/temp-dir.ts';
import { waitFor } from '../support/wait-for.ts';

async function setup(library = makeFakeLibrary(), libraryDir = makeTempDir()) {
  const path = ownerSocketPath(libraryDir);
  const socket = await openOwnerSocket(path, library, silentLog);
  onTestFinished(() => socket.close());
  return { path, library, socket, libraryDir };
}

async function connectRaw(path: string) {
  const socket = connect(path);
  onTestFinished(() => {
    socket.destroy();
  });
  const heard = { text: '', closed: false };
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard.text += text;
  });
  socket.on('close', () => {
    heard.closed = true;
  });
  // A host that cuts us off while we write resets the connection; `closed` tells.
  socket.on('error', () => socket.destroy());
  await new Promise((settle) => socket.once('connect', settle));
  return { socket, heard };
}

async function connectAs(path: string) {
  const client = await connectOwner(path);
  onTestFinished(() => client.close());
  return client;
}

describe('the owner socket', () => {
  it('is open to this user alone', async () => {
    const { path } = await setup();
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('leaves the file mask of the process as it was', async () => {
    const before = process.umask();
    await setup();
    expect(process.umask()).toBe(before);
  });

  it('answers requests of the contract, several at once', async () => {
    const { path } = await setup(
      makeFakeLibrary({ handlers: { 'failures.retry': () => ({ retried: 4 }), 'roots.list': async () => [] } }),
    );
    const client = await connectAs(path);
    const answers = await Promise.all([
      client.request('failures.retry', { by: 'all' }),
      client.request('roots.list', {}),
      client.request('activity.get', {}),
    ]);
    expect(answers[0]).toEqual({ retried: 4 });
    expect(answers[1]).toEqual([]);
    expect(answers[2]).toMatchObject({ idle: true });
  });

  it('gives a refusal the words of the library', async () => {
    const { path } = await setup();
    const client = await connectAs(path);
    await expect(client.request('roots.add', { path: '/x' })).rejects.toMatchObject({
      name: 'RequestRefused',
      code: 'NOT_SUPPORTED_HERE',
    });
  });

  it('tells events to whoever subscribed, numbered', async () => {
    const { path, library } = await setup();
    const client = await connectAs(path);
    const heard: unknown[] = [];
    client.subscribe((event) => heard.push(event));
    await waitFor('the subscription', () => library.listeners() === 1);
    library.emit({ kind: 'settings' });
    library.emit({ kind: 'roots' });
    await waitFor('two events', () => heard.length === 2);
    expect(heard).toEqual([
      { kind: 'settings', seq: 1 },
      { kind: 'roots', seq: 2 },
    ]);
    client.close();
    await waitFor('nobody to listen', () => library.listeners() === 0);
  });

  it.each(['hello', '{}', '[]', 'null', '{"id":"1","name":"roots.list"}', '{"id":1}'])(
    'says that %s is no request, and goes on',
    async (line) => {
      const { path } = await setup();
      const { socket, heard } = await connectRaw(path);
      socket.write(`${line}\n{"id":5,"name":"roots.list","input":{}}\n`);
      await waitFor('two answers', () => heard.text.split('\n').length === 3);
      const [first, second] = heard.text.split('\n').map((text) => (text === '' ? null : JSON.parse(text)));
      expect(first).toMatchObject({ id: null, reply: { ok: false, error: { code: 'BAD_REQUEST' } } });
      expect(second).toEqual({ id: 5, reply: { ok: true, value: [] } });
    },
  );

  it('takes a line in pieces, cut inside a character', async () => {
    const seen: string[] = [];
    const { path } = await setup(
      makeFakeLibrary({
        handlers: {
          'host.folders': (input) => {
            seen.push(input.path ?? '');
            return { path: '', parent: null, folders: [], places: [], truncated: false };
          },
        },
      }),
    );
    const { socket, heard } = await connectRaw(path);
    const line = Buffer.from('{"id":1,"name":"host.folders","input":{"path":"/fotoğraf/日本"}}\n');
    for (const byte of line) socket.write(Buffer.from([byte]));
    await waitFor('an answer', () => heard.text.includes('\n'));
    expect(seen).toEqual(['/fotoğraf/日本']);
  });

  it('cuts off a client whose line does not end, and serves the next', async () => {
    const { path } = await setup();
    const { socket, heard } = await connectRaw(path);
    socket.write('x'.repeat(longestRequestLineBytes + 1));
    await waitFor('the end of the connection', () => heard.closed);
    const client = await connectAs(path);
    expect(await client.request('roots.list', {})).toEqual([]);
  });

  it('fails what is still unanswered when the owner ends', async () => {
    const { path, socket } = await setup(makeFakeLibrary({ handlers: { 'roots.list': () => new Promise(() => {}) } }));
    const client = await connectAs(path);
    const asked = client.request('roots.list', {});
    const outcome = asked.then(
      () => 'answered',
      (error: Error) => error.name,
    );
    await client.request('activity.get', {});
    await socket.close();
    expect(await outcome).toBe('OwnerUnreachable');
    await expect(client.request('roots.list', {})).rejects.toMatchObject({ name: 'OwnerUnreachable' });
  });

  it('takes the place of a socket that a dead owner left', async () => {
    const libraryDir = makeTempDir();
    writeFileSync(ownerSocketPath(libraryDir), '');
    const { path } = await setup(makeFakeLibrary(), libraryDir);
    const client = await connectAs(path);
    expect(await client.request('roots.list', {})).toEqual([]);
  });

  it('is gone after it was closed', async () => {
    const { path, socket } = await setup();
    await socket.close();
    expect(statSync(path, { throwIfNoEntry: false })).toBeUndefined();
    await expect(connectOwner(path)).rejects.toMatchObject({ name: 'OwnerUnreachable' });
  });
});

describe('the address of an owner', () => {
  it('is short enough for a socket and private, however deep the library lies', async () => {
    const deep = join(makeTempDir(), 'a'.repeat(80), 'b'.repeat(80));
    mkdirSync(deep, { recursive: true });
    const { path } = await setup(makeFakeLibrary(), deep);
    expect(Buffer.byteLength(path)).toBeLessThanOrEqual(100);
    expect(statSync(dirname(path)).mode & 0o777).toBe(0o700);
    const client = await connectAs(path);
    expect(await client.request('roots.list', {})).toEqual([]);
  });

  it('is not trusted in a folder that others can write to', async () => {
    const deep = join(makeTempDir(), 'c'.repeat(120));
    mkdirSync(deep);
    const { path } = await setup(makeFakeLibrary(), deep);
    const dir = dirname(path);
    chmodSync(dir, 0o777);
    onTestFinished(() => chmodSync(dir, 0o700));
    await expect(connectOwner(path)).rejects.toMatchObject({ name: 'OwnerUnreachable' });
  });

  it('differs between libraries', () => {
    const [one, other] = [makeTempDir(), makeTempDir()];
    expect(ownerSocketPath(one)).not.toBe(ownerSocketPath(other));
  });
});
