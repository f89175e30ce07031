import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FileId } from '../../contract/ids.ts';
import type { StageName } from '../../contract/jobs.ts';
import {
  type ArtefactState,
  abandonedPending,
  artefactsIn,
  beginDeleting,
  disown,
  doomUnreferenced,
  removeArtefactAsSeen,
} from '../store/artefact.ts';
import { setThumb } from '../store/indexing.ts';
import { jobOf } from '../store/job.ts';
import { raiseVersion } from '../store/library.ts';
import { type RepairCursor, repairFromStart, repairSearchSlice } from '../store/search-repair.ts';
import { clearUnfoundedWaits, liveArtefacts } from '../store/sweep.ts';
import type { PipelineContext } from './context.ts';
import { sizeOf } from './publish.ts';
import { breathe, enqueueDuePage, enqueueStage } from './reconciler.ts';

const slice = 200;

export type SlowRound = {
  /** One slice. `repaired`: something was put right, so there may be more. `ended`: everything was looked at once. */
  readonly step: () => Promise<{ readonly repaired: boolean; readonly ended: boolean }>;
};

/**
 * The slow round, a slice at a time: stages due without a job, artefacts whose file is missing or short, artefacts that
 * nothing refers to, waits for things that are not parked, the search index against its rows. A slice is short; the
 * caller decides when there is time. Safe at any time: each part is a guarded transaction of its own.
 */
export function openSlowRound(context: PipelineContext): SlowRound {
  const { db } = context;
  /** Where each part stands; null when it has been through in this round. */
  const at = {
    fileId: 0 as number | null,
    artefactKey: '' as string | null,
    search: repairFromStart as RepairCursor | null,
  };

  const dueStages = (): boolean => {
    if (at.fileId == null) return false;
    const page = enqueueDuePage(context, at.fileId);
    at.fileId = page.lastId;
    return page.enqueued > 0;
  };

  const damagedArtefacts = async (): Promise<boolean> => {
    if (at.artefactKey == null) return false;
    const page = liveArtefacts(db, at.artefactKey, slice);
    at.artefactKey = page.at(-1)?.key ?? null;
    const damaged: string[] = [];
    for (const artefact of page)
      if ((await sizeOf(join(context.artefactDir, artefact.path))) !== artefact.sizeBytes) damaged.push(artefact.key);
    for (const key of damaged) {
      rebuildArtefact(context, key);
      await breathe();
    }
    return damaged.length > 0;
  };

  const searchIndex = (): boolean => {
    const from = at.search;
    if (from == null) return false;
    const { next, repaired } = db.transaction(() => repairSearchSlice(db, from, slice)).immediate();
    at.search = next;
    if (repaired > 0) context.log.warn({ rows: repaired }, 'the search index lacked rows, which were made again');
    return repaired > 0;
  };

  return {
    step: async () => {
      db.transaction(() => clearUnfoundedWaits(db, slice)).immediate();
      const enqueued = dueStages();
      await breathe();
      const indexed = searchIndex();
      const rebuilt = await damagedArtefacts();
      const collected = await collectArtefacts(context);
      const ended = at.fileId == null && at.artefactKey == null && at.search == null && !collected;
      if (ended) Object.assign(at, { fileId: 0, artefactKey: '', search: repairFromStart });
      return { repaired: enqueued || indexed || rebuilt || collected, ended };
    },
  };
}

/** The file of an artefact is not what its row says: whatever stood on it is made again, with what is on screen first. */
export function rebuildArtefact(context: PipelineContext, key: string): void {
  const { db, clock, log } = context;
  db.transaction(() => {
    const outputs = disown(db, key);
    for (const output of outputs) {
      const stage = output.stage as StageName;
      const fileId = output.fileId as FileId;
      if (stage === 'thumbnail') setThumb(db, fileId, null, null);
      if (jobOf(db, fileId, output.version, stage, output.variant) == null)
        enqueueStage(context, fileId, stage, clock.now());
    }
    raiseVersion(db);
    log.warn({ artefact: key, outputs: outputs.length }, 'an artefact was missing or damaged and is made again');
  }).immediate();
}

/** live → doomed → deleting → gone, for what nothing refers to; the file goes between the last two. */
async function collectArtefacts(context: PipelineContext): Promise<boolean> {
  const { db } = context;
  db.transaction(() => doomUnreferenced(db, slice)).immediate();
  const doomed = [...artefactsIn(db, 'doomed', slice), ...artefactsIn(db, 'deleting', slice)];
  const abandoned = abandonedPending(db, slice);
  for (const artefact of doomed) {
    if (!db.transaction(() => beginDeleting(db, artefact.key)).immediate()) continue;
    deleteArtefact(context, { ...artefact, state: 'deleting' });
    await breathe();
  }
  for (const artefact of abandoned) {
    deleteArtefact(context, artefact);
    await breathe();
  }
  return doomed.length + abandoned.length > 0;
}

/**
 * Takes away the file and the row of an artefact that is as it was seen; one that a commit has announced anew since is left
 * alone. Both go in one turn of the loop: a commit of the same key moves its file to the same place, and could have done
 * so between two.
 */
export function deleteArtefact(
  context: PipelineContext,
  seen: { readonly key: string; readonly path: string; readonly state: ArtefactState; readonly token: number },
): boolean {
  const { db } = context;
  return db
    .transaction(() => {
      if (!removeArtefactAsSeen(db, seen)) return false;
      rmSync(join(context.artefactDir, seen.path), { force: true });
      return true;
    })
    .immediate();
}
