import { describe, expect, it } from 'vitest';
import type { FileId, JobId, RootId, Token } from '../../contract/ids.ts';
import { type ReasonCode, reasonCodes, reasons } from '../../contract/reasons.ts';
import { decide, type JobEvent, table } from '../../electron/pipeline/decide.ts';
import type { Job, JobOf, Lease } from '../../electron/pipeline/job.ts';

const lease = (token: number): Lease => ({
  token: token as Token,
  key: 'k',
  owner: 'o',
  bootId: 'b',
  leasedAt: 1,
  expiresAt: 2,
});
const shared = {
  id: 1 as JobId,
  fileId: 1 as FileId,
  fileVersion: 1,
  rootId: 1 as RootId,
  stage: 'metadata',
  variant: '',
  queue: 'light',
  deadline: 0,
  attempt: 1,
  traceId: 't',
  payload: '{}',
  lastCode: null,
} as const;
const make = {
  queued: (over: Partial<JobOf<'queued'>> = {}): Job => ({ ...shared, state: 'queued', waitingFor: null, ...over }),
  processing: (over: Partial<JobOf<'processing'>> = {}): Job => ({
    ...shared,
    state: 'processing',
    lease: lease(5),
    ...over,
  }),
  committing: (): Job => ({ ...shared, state: 'committing', lease: lease(5), result: '{}' }),
  failed_retryable: (): Job => ({ ...shared, state: 'failed_retryable', runAfter: 100 }),
  failed_terminal: (): Job => ({ ...shared, state: 'failed_terminal' }),
};
const fail = (code: ReasonCode, token = 5): JobEvent => ({
  type: 'fail',
  token: token as Token,
  code,
  resource: null,
  now: 1_000,
  chance: 0.5,
});

describe('the job machine', () => {
  it('lets only the holder of the lease end an attempt', () => {
    for (const token of [4, 6] as Token[]) {
      for (const event of [
        { type: 'succeed', token },
        { type: 'stage', token, result: '{}' },
        { type: 'giveBack', token },
        fail('INTERNAL', token),
      ] as JobEvent[])
        expect(decide(make.processing(), event), event.type).toEqual({ kind: 'ignore', why: 'stale-lease' });
      expect(decide(make.committing(), { type: 'publish', token })).toEqual({ kind: 'ignore', why: 'stale-lease' });
    }
  });

  it('knows no move for an event that the state does not have', () => {
    expect(decide(make.failed_terminal(), { type: 'claim', lease: lease(1) })).toEqual({
      kind: 'ignore',
      why: 'no-such-move',
    });
    expect(decide(make.committing(), { type: 'succeed', token: 5 as Token })).toEqual({
      kind: 'ignore',
      why: 'no-such-move',
    });
    expect(decide(make.queued(), { type: 'publish', token: 5 as Token })).toEqual({
      kind: 'ignore',
      why: 'no-such-move',
    });
    expect(decide(make.processing(), { type: 'supersede' })).toEqual({ kind: 'ignore', why: 'no-such-move' });
  });

  it('counts an attempt when it is claimed and gives it back when nobody was at fault', () => {
    const claimed = decide(make.queued({ attempt: 2 }), { type: 'claim', lease: lease(9) });
    expect(claimed).toMatchObject({ kind: 'move', next: { state: 'processing', attempt: 3, lease: { token: 9 } } });
    expect(decide(make.processing({ attempt: 3 }), { type: 'giveBack', token: 5 as Token })).toMatchObject({
      next: { state: 'queued', attempt: 2, waitingFor: null },
    });
  });

  it('does not claim a job that waits for something', () => {
    expect(decide(make.queued({ waitingFor: 'tool:ffmpeg' }), { type: 'claim', lease: lease(9) })).toEqual({
      kind: 'ignore',
      why: 'not-due',
    });
  });

  it.each(reasonCodes)('ends an attempt that failed with %s as its class says', (code) => {
    const reason = reasons[code];
    const verdict = decide(make.processing({ attempt: 1 }), fail(code));
    switch (reason.class) {
      case 'stale':
        return expect(verdict).toEqual({ kind: 'end', as: 'dropped' });
      case 'environmental':
        return expect(verdict).toMatchObject({ kind: 'move', next: { state: 'queued', attempt: 0, waitingFor: code } });
      case 'transient':
        return expect(verdict).toMatchObject({
          kind: 'move',
          next: { state: 'failed_retryable', attempt: 1, runAfter: 1_000 + Math.floor(reason.backoffBaseMs / 2) },
        });
      case 'permanent':
      case 'poison':
        return expect(verdict).toMatchObject({ kind: 'bury', code, next: { state: 'failed_terminal' } });
    }
  });

  it('buries a transient failure at its last attempt', () => {
    expect(decide(make.processing({ attempt: reasons.READ_ERROR.attempts }), fail('READ_ERROR'))).toMatchObject({
      kind: 'bury',
    });
    expect(decide(make.processing({ attempt: reasons.READ_ERROR.attempts - 1 }), fail('READ_ERROR'))).toMatchObject({
      kind: 'move',
    });
  });

  it('starts from the first attempt when a person retries', () => {
    expect(decide(make.failed_terminal(), { type: 'retry' })).toMatchObject({
      kind: 'move',
      next: { state: 'queued', attempt: 0 },
    });
  });

  it('waits for the time of a retry', () => {
    expect(decide(make.failed_retryable(), { type: 'due', now: 99 })).toEqual({ kind: 'ignore', why: 'not-due' });
    expect(decide(make.failed_retryable(), { type: 'due', now: 100 })).toMatchObject({
      kind: 'move',
      next: { state: 'queued' },
    });
  });

  it('keeps what a job is through every move', () => {
    for (const [type, row] of Object.entries(table))
      for (const state of Object.keys(row) as (keyof typeof make)[]) {
        const event = {
          type,
          token: 5,
          lease: lease(5),
          now: 1_000,
          chance: 0,
          code: 'INTERNAL',
          resource: 'x',
          result: '{}',
        } as unknown as JobEvent;
        const verdict = decide(make[state](), event);
        if (verdict.kind === 'move' || verdict.kind === 'bury')
          expect(verdict.next, `${type} in ${state}`).toMatchObject({
            id: 1,
            fileId: 1,
            fileVersion: 1,
            stage: 'metadata',
            traceId: 't',
          });
      }
  });
});
