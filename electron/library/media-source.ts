import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileId } from '../../contract/ids.ts';
import type { MediaVariant } from '../../contract/requests.ts';
import type { MediaFile } from '../media/media-file.ts';
import type { Committed } from '../pipeline/committed.ts';
import type { PipelineContext } from '../pipeline/context.ts';
import { sizeOf } from '../pipeline/publish.ts';
import { enqueueStage } from '../pipeline/reconciler.ts';
import { rebuildArtefact } from '../pipeline/slow-round.ts';
import { filePath } from '../store/file.ts';
import { workFile } from '../store/indexing.ts';
import { jobOf, raiseJobsOf } from '../store/job.ts';
import { type ServedArtefact, servedArtefact, servedOriginal, shownThumb } from '../store/serving.ts';

export type MediaSource = {
  readonly media: (variant: MediaVariant, fileId: FileId, signal?: AbortSignal) => Promise<MediaFile | null>;
  /** To be told of each flush, so that who waits for a large view is answered. */
  readonly onCommitted: (done: readonly Committed[]) => void;
  readonly close: () => void;
};

/** Longest a request for a large view is kept waiting; the page then shows the thumbnail and may ask again. */
const largeWithinMs = 60_000;

/** Finds the file behind a media address, and looks at it before it is served: a row proves nothing. */
export function openMediaSource(context: PipelineContext, wake: () => void): MediaSource {
  const { db } = context;
  const waiting = new Map<FileId, Set<() => void>>();

  const artefactFile = async (artefact: ServedArtefact): Promise<MediaFile | null> => {
    const path = join(context.artefactDir, artefact.path);
    if ((await sizeOf(path)) !== artefact.sizeBytes) {
      rebuildArtefact(context, artefact.key);
      wake();
      return null;
    }
    return {
      path: Buffer.from(path),
      mime: artefact.mime,
      sizeBytes: artefact.sizeBytes,
      etag: createHash('sha256').update(artefact.key).digest('hex').slice(0, 32),
      immutable: true,
    };
  };

  const original = async (fileId: FileId): Promise<MediaFile | null> => {
    const row = servedOriginal(db, fileId);
    if (row == null || row.rootState !== 'online') return null;
    const path = filePath(db, fileId);
    try {
      const stats = await stat(path);
      if (!stats.isFile()) return null;
      return {
        path,
        mime: row.mime ?? 'application/octet-stream',
        sizeBytes: stats.size,
        etag: `${fileId}-${row.version}-${stats.size}-${Math.round(stats.mtimeMs)}`,
        immutable: false,
      };
    } catch (error) {
      if (error instanceof Error && 'code' in error) return null;
      throw error;
    }
  };

  /** Enqueues the large view ahead of everything and resolves after its commit, failure or time-out. */
  const largeMade = async (fileId: FileId, signal: AbortSignal | undefined): Promise<void> => {
    const asked = db
      .transaction(() => {
        const enqueued = enqueueStage(context, fileId, 'large', 0);
        if (enqueued == null) raiseJobsOf(db, [fileId], 0);
        return isLargePending(fileId);
      })
      .immediate();
    if (!asked) return;
    wake();
    await new Promise<void>((resolve) => {
      const listeners = waiting.get(fileId) ?? new Set();
      waiting.set(fileId, listeners);
      const finish = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', finish);
        listeners.delete(finish);
        if (listeners.size === 0) waiting.delete(fileId);
        resolve();
      };
      const timer = setTimeout(finish, largeWithinMs);
      signal?.addEventListener('abort', finish);
      listeners.add(finish);
    });
  };

  const isLargePending = (fileId: FileId): boolean => {
    const file = workFile(db, fileId);
    const job = file == null ? null : jobOf(db, fileId, file.version, 'large', '');
    return job != null && job.state !== 'failed_terminal' && !(job.state === 'queued' && isParked(job.waitingFor));
  };
  const isParked = (waitingFor: string | null): boolean => waitingFor != null && !waitingFor.startsWith('lease:');

  return {
    media: async (variant, fileId, signal) => {
      switch (variant) {
        case 'thumb': {
          const artefact = shownThumb(db, fileId);
          return artefact == null ? null : artefactFile(artefact);
        }
        case 'large': {
          const made = servedArtefact(db, fileId, 'large');
          const file = made == null ? null : await artefactFile(made);
          if (file != null) return file;
          await largeMade(fileId, signal);
          const now = servedArtefact(db, fileId, 'large');
          return now == null ? null : artefactFile(now);
        }
        case 'original':
          return original(fileId);
      }
    },
    onCommitted: (done) => {
      for (const committed of done) {
        const listeners = committed.fileId == null ? undefined : waiting.get(committed.fileId);
        if (listeners == null || committed.fileId == null || isLargePending(committed.fileId)) continue;
        for (const finish of [...listeners]) finish();
      }
    },
    close: () => {
      for (const listeners of waiting.values()) for (const finish of [...listeners]) finish();
    },
  };
}
