import { z } from 'zod';

/**
 * Places on a file's way through the program at which a crash test has the program killed. The whole list: each is passed
 * with one call, which does nothing unless `ARSIP_KILL_AT` names it.
 */
export const killPoints = [
  /** In the transaction of a migration of the store. */
  'mid-migration',
  /** Changes found by a scan are written, more are to come. */
  'mid-ingest',
  /** The claims are committed, the work host has not heard of them. */
  'after-claim',
  /** A stage has begun to read. In the work host, as are the next two. */
  'mid-work',
  /** An artefact is in the staging folder and was not looked at again. */
  'after-temp-write',
  /** It was read back and is right; nobody has been told. */
  'after-verify',
  /** Results are written and the transaction is open. */
  'inside-transaction',
  /** Results are committed; neither the work host nor anybody else knows. */
  'after-commit',
  /** A job is committing and its artefact still staged. */
  'at-committing',
  /** The artefact is in its place and not live. */
  'after-rename',
  /** A watched folder went or came back, its row says so, and nothing followed from it. */
  'root-changed',
  /** An event is in the outbox and was not delivered. */
  'before-relay',
  /** It was delivered and the cursor has not moved. */
  'mid-relay',
  /** What the last run left is being put right. */
  'in-reconciler',
  /** The work was given back; the library is not marked as closed. */
  'mid-close',
] as const;

export const KillPoint = z.enum(killPoints);
export type KillPoint = z.infer<typeof KillPoint>;

/** The environment variable that names a point and, after a colon, which passing of it is meant: `after-claim:3`. */
export const killAtVariable = 'ARSIP_KILL_AT';

export const KillAt = z
  .string()
  .transform((text) => {
    const [point, times = '1'] = text.split(':');
    return { point, times: Number(times) };
  })
  .pipe(z.object({ point: KillPoint, times: z.number().int().positive() }));
