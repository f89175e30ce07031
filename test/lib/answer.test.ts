import { describe, expect, it } from 'vitest';
import { RequestRefused } from '../../contract/reply.ts';
import { answer } from '../../electron/lib/answer.ts';
import { makeFakeLibrary } from '../support/fake-library.ts';

const listen = () => {
  const lines: { fields: object; message: string }[] = [];
  return { lines, error: (fields: object, message: string) => lines.push({ fields, message }) };
};

describe('answer', () => {
  it('answers what the handler returns', async () => {
    const { handlers } = makeFakeLibrary();
    expect(await answer(handlers, 'roots.list', {}, listen())).toEqual({ ok: true, value: [] });
  });

  it.each(['nothing.such', 'toString', '__proto__', 'constructor', '', 7, null])(
    'knows no request %j',
    async (name) => {
      const reply = await answer(makeFakeLibrary().handlers, name, {}, listen());
      expect(reply).toMatchObject({ ok: false, error: { code: 'UNKNOWN_REQUEST' } });
    },
  );

  it('says which field of an input is wrong, in one short line', async () => {
    const reply = await answer(makeFakeLibrary().handlers, 'failures.show', { jobId: -1 }, listen());
    expect(reply).toMatchObject({ ok: false, error: { code: 'BAD_REQUEST' } });
    if (!reply.ok) expect(reply.error.message).toMatch(/^failures\.show: jobId: [^\n]{1,200}$/);
  });

  it('gives the handler only what its schema lets through', async () => {
    const seen: unknown[] = [];
    const { handlers } = makeFakeLibrary({
      handlers: {
        'roots.rescan': (input) => {
          seen.push(input);
          return { started: 0 };
        },
      },
    });
    await answer(handlers, 'roots.rescan', { rootId: 3, sneaked: 'in' }, listen());
    expect(seen).toEqual([{ rootId: 3 }]);
  });

  it('passes a refusal on with its code', async () => {
    const { handlers } = makeFakeLibrary({
      handlers: {
        'roots.add': () => {
          throw new RequestRefused('ROOT_OVERLAPS', 'it lies inside another');
        },
      },
    });
    const reply = await answer(handlers, 'roots.add', { path: '/x' }, listen());
    expect(reply).toEqual({ ok: false, error: { code: 'ROOT_OVERLAPS', message: 'it lies inside another' } });
  });

  it('logs an unexpected error with its cause and lets none of it out', async () => {
    const log = listen();
    const { handlers } = makeFakeLibrary({
      handlers: {
        'roots.list': () => {
          throw new Error('cannot open /home/me/secret', { cause: new Error('EACCES') });
        },
      },
    });
    const reply = await answer(handlers, 'roots.list', {}, log);
    expect(reply).toMatchObject({ ok: false, error: { code: 'INTERNAL' } });
    expect(JSON.stringify(reply)).not.toContain('secret');
    expect(JSON.stringify(log.lines)).toContain('/home/me/secret');
    expect(JSON.stringify(log.lines)).toContain('EACCES');
  });

  it('says so when this door does not answer a request of the contract', async () => {
    expect(await answer({}, 'roots.list', {}, listen())).toMatchObject({ error: { code: 'NOT_SUPPORTED_HERE' } });
  });
});
