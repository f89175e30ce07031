import { createHash } from 'node:crypto';
import type { FileId, JobId, Token } from '../../contract/ids.ts';
import { type ReasonCode, reasonCodes } from '../../contract/reasons.ts';
import { MetadataOutput, type StageOutcome } from '../../contract/work.ts';
import { silentLog } from '../../electron/lib/log.ts';
import { claimJob } from '../../electron/pipeline/claim.ts';
import { commitOutcome, publishStaged } from '../../electron/pipeline/commit.ts';
import type { PipelineContext } from '../../electron/pipeline/context.ts';
import { decide } from '../../electron/pipeline/decide.ts';
import { giveBack } from '../../electron/pipeline/fail-job.ts';
import { firstJob } from '../../electron/pipeline/plan.ts';
import { unbury } from '../../electron/store/dead-letter.ts';
import { setWorkStatus } from '../../electron/store/indexing.ts';
import {
  claimableJobs,
  dropJobsOf,
  dueJobs,
  enqueueJob,
  jobById,
  orphanedJobs,
  releaseWaiting,
  replaceJob,
  waitingCounts,
} from '../../electron/store/job.ts';
import { clearRunWaits } from '../../electron/store/sweep.ts';
import { stages } from '../../workers/registry.ts';
import { firstBroken } from './invariants.ts';
import { addFile, addRoot, emptyLibrary, type Place, seededAt, seededNumbers } from './seed-library.ts';

/** A grant that was given out once; it may be delivered late, twice, or never. */
type Given = {
  readonly jobId: JobId;
  readonly token: Token;
  readonly stage: keyof typeof stages;
  readonly contentKey: string;
};

const queues = ['light', 'thumbnail', 'video'] as const;
const blank = {
  ...Object.fromEntries(Object.keys(MetadataOutput.shape).map((key) => [key, null])),
  keywords: [],
  rotation: 0,
  hasCover: false,
  hasPicture: true,
  kind: 'photo',
  mime: 'image/jpeg',
};

/**
 * Random events against the real store: claims, late and repeated deliveries, failures of every kind, edits and deletions of
 * files, restarts, clock jumps. Each step returns a sentence when an invariant is broken, else null.
 */
export function makeModel(seed: number, files: number) {
  const library = emptyLibrary();
  const { db } = library;
  const place: Place = addRoot(db, '/pictures');
  const chance = seededNumbers(seed);
  const time = { now: seededAt };
  const state = { boot: 1, highestToken: 0 };
  const context = (): PipelineContext => ({
    db,
    clock: { now: () => time.now, monotonic: () => time.now },
    random: {
      next: chance,
      hex: (bytes) =>
        createHash('sha256')
          .update(String(chance()))
          .digest('hex')
          .slice(0, bytes * 2),
    },
    log: silentLog,
    stages,
    bootId: `boot-${state.boot}`,
    artefactDir: '/nowhere',
    stagingDir: '/nowhere',
    offsetMinutesAt: () => 0,
  });
  const given: Given[] = [];
  const staged: { jobId: JobId; token: number }[] = [];
  const fileIds: FileId[] = [];
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)];
  const noResources = { blocking: () => null };

  const enqueueFirst = (fileId: FileId, version: number): void => {
    enqueueJob(
      db,
      firstJob(
        { fileId, rootId: place.rootId, version, sizeBytes: 1_000, mtimeMs: seededAt },
        time.now,
        `t${chance()}`,
      ),
    );
  };
  for (let index = 0; index < files; index += 1) {
    const { fileId } = addFile(db, place, `${index}.jpg`, { status: 'queued', columns: { kind: null, mime: null } });
    fileIds.push(fileId);
    enqueueFirst(fileId, 1);
  }

  /** Rows written so far. A dropped delivery may write one: the counter that tells of it. */
  const rowsWritten = (): number => db.prepare('select total_changes()').pluck().get() as number;
  const wroteMore = (before: number): boolean => rowsWritten() > before + 1;

  const claim = (): string | null => {
    const job = pick(claimableJobs(db, pick(queues) ?? 'light', place.rootId, 5));
    if (job == null) return null;
    const claimed = db.transaction(() => claimJob(context(), job, noResources)).immediate();
    if (claimed.kind !== 'claimed') return null;
    const { token } = claimed.grant;
    if (token <= state.highestToken) return `token ${token} was given out after ${state.highestToken}`;
    state.highestToken = token;
    // A few contents are shared by many files, so that artefact keys meet.
    const contentKey = claimed.file.contentKey ?? `content-${Math.floor(chance() * files)}`;
    given.push({ jobId: job.id, token, stage: job.stage, contentKey });
    return null;
  };

  const outcomeOf = (work: Given, code: ReasonCode | null): StageOutcome => {
    const base = {
      visitId: 1,
      jobId: work.jobId,
      token: work.token,
      stage: work.stage,
      startedAt: time.now,
      endedAt: time.now,
      worker: 'w',
    };
    if (code != null) return { ...base, ok: false, failure: { code, message: 'm', resource: null, toolVersion: null } };
    const outputs = {
      fingerprint: { contentKey: work.contentKey, full: true, mime: 'image/jpeg', kind: 'photo' },
      metadata: blank,
      thumbnail: { width: 2, height: 2 },
      large: { width: 2, height: 2 },
    };
    const artefacts = stages[work.stage].recipes.map((recipe) => ({
      recipe,
      stagedPath: `/nowhere/${work.jobId}.${work.token}`,
      sizeBytes: 10,
      sha256: work.contentKey,
      mime: 'image/webp',
      width: 2,
      height: 2,
      thumbHash: 'AAAA',
    }));
    return { ...base, ok: true, output: outputs[work.stage], artefacts, warnings: [] };
  };

  const deliver = (code: ReasonCode | null, work = pick(given)): string | null => {
    if (work == null) return null;
    const job = jobById(db, work.jobId);
    const isHeld = job?.state === 'processing' && job.lease.token === work.token;
    const before = isHeld ? null : rowsWritten();
    const committed = db.transaction(() => commitOutcome(context(), outcomeOf(work, code))).immediate();
    if (committed.staged != null) staged.push(committed.staged);
    if (before != null && wroteMore(before)) return `a delivery with the lost token ${work.token} changed rows`;
    return null;
  };

  const publish = (one = pick(staged)): string | null => {
    if (one == null) return null;
    const job = jobById(db, one.jobId);
    const isHeld = job?.state === 'committing' && job.lease.token === one.token;
    const before = isHeld ? null : rowsWritten();
    db.transaction(() => publishStaged(context(), one.jobId, one.token)).immediate();
    return before != null && wroteMore(before) ? `a publication with the lost token ${one.token} changed rows` : null;
  };

  const edit = (): null => {
    const fileId = pick(fileIds);
    if (fileId == null) return null;
    db.transaction(() => {
      const version = db
        .prepare(
          `update file set version = version + 1, status = 'queued' where id = ? and status <> 'deleted' returning version`,
        )
        .pluck()
        .get(fileId) as number | undefined;
      if (version == null) return;
      dropJobsOf(db, fileId, version);
      enqueueFirst(fileId, version);
    }).immediate();
    return null;
  };

  const remove = (): null => {
    const fileId = pick(fileIds);
    if (fileId == null || chance() > 0.2) return null;
    db.transaction(() => {
      db.prepare(`update file set status = 'deleted', deleted_at = ? where id = ?`).run(time.now, fileId);
      dropJobsOf(db, fileId, Number.MAX_SAFE_INTEGER);
    }).immediate();
    return null;
  };

  const restart = (): null => {
    state.boot += 1;
    db.transaction(() => {
      clearRunWaits(db);
      for (const job of orphanedJobs(db, context().bootId, 10_000))
        if (job.state === 'processing' || job.state === 'committing') giveBack(context(), job, null);
    }).immediate();
    return null;
  };

  const settleDue = (): null => {
    for (const job of dueJobs(db, time.now, 100)) {
      const verdict = decide(job, { type: 'due', now: time.now });
      if (verdict.kind === 'move') replaceJob(db, job, verdict.next);
    }
    return null;
  };

  const unparkAll = (): null => {
    for (const { key } of waitingCounts(db)) if (!key.startsWith('lease:')) releaseWaiting(db, key, 1_000);
    return null;
  };

  const retry = (): null => {
    const id = pick(db.prepare('select job_id from dead_letter').pluck().all() as JobId[]);
    const job = id == null ? null : jobById(db, id);
    const verdict = job == null ? null : decide(job, { type: 'retry' });
    if (job == null || verdict?.kind !== 'move') return null;
    db.transaction(() => {
      if (!replaceJob(db, job, verdict.next)) return;
      unbury(db, job.id);
      if (stages[job.stage].required) setWorkStatus(db, job.fileId, job.fileVersion, 'queued');
    }).immediate();
    return null;
  };

  const jumpClock = (): null => {
    time.now += Math.round((chance() - 0.4) * 86_400_000);
    return null;
  };

  const broken = (): string | null => firstBroken(db);

  const moves: readonly (readonly [weight: number, move: () => string | null])[] = [
    [30, claim],
    [26, () => deliver(null, chance() < 0.7 ? given.at(-1) : pick(given))],
    [10, () => publish(chance() < 0.7 ? staged.at(-1) : pick(staged))],
    [12, () => deliver(pick(reasonCodes) ?? 'INTERNAL')],
    [4, edit],
    [0.3, remove],
    [1, restart],
    [6, settleDue],
    [4, unparkAll],
    [4, retry],
    [2, jumpClock],
  ];
  const total = moves.reduce((sum, [weight]) => sum + weight, 0);

  return {
    step: (): string | null => {
      let at = chance() * total;
      const move = moves.find(([weight]) => {
        at -= weight;
        return at < 0;
      });
      const wrong = move?.[1]() ?? null;
      if (given.length > 400) given.splice(0, 200);
      if (staged.length > 100) staged.splice(0, 50);
      return wrong ?? (chance() < 0.05 ? broken() : null);
    },
    broken,
    /** Lets everything go well from here on. Returns the files that did not end indexed although they are there. */
    drain: (): number[] => {
      restart();
      for (let round = 0; round < files * 40; round += 1) {
        time.now += 3_600_000;
        settleDue();
        unparkAll();
        retry();
        const before = given.length;
        claim();
        if (given.length > before) deliver(null, given.at(-1));
        for (const one of staged.splice(0)) publish(one);
      }
      return db.prepare(`select id from file where status not in ('indexed', 'deleted')`).pluck().all() as number[];
    },
    leftJobs: () => db.prepare('select id, state, stage, waiting_for from job').all(),
    remove: library.remove,
  };
}
