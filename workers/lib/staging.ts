import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import type { StagedArtefact } from '../../contract/work.ts';
import { withErrno } from './failure.ts';
import { reached } from './reached.ts';
import { StageError } from './stage.ts';

export type ArtefactDraft = {
  readonly recipe: string;
  /** Where to write: a path of this attempt alone in the staging folder. */
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly thumbHash: string | null;
};

/**
 * Writes a WebP to the staging folder, syncs it, and believes nothing until it has been read back: size, checksum, and
 * a header that says the format and the dimensions that were meant.
 *
 * @throws StageError DISK_FULL, OUTPUT_COMMIT_FAILED, TOO_MANY_OPEN_FILES
 */
export async function stageWebp(draft: ArtefactDraft): Promise<StagedArtefact> {
  try {
    await withErrno('staging', () => writeSynced(draft.path, draft.bytes));
    reached('after-temp-write');
    const written = await withErrno('staging', () => readFile(draft.path));
    await verify(draft, written);
    reached('after-verify');
    return {
      recipe: draft.recipe,
      stagedPath: draft.path,
      sizeBytes: written.length,
      sha256: sha256(written),
      mime: 'image/webp',
      width: draft.width,
      height: draft.height,
      thumbHash: draft.thumbHash,
    };
  } catch (error) {
    await rm(draft.path, { force: true });
    throw error;
  }
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  // The cache may be deleted at any time, the staging folder with it.
  await mkdir(dirname(path), { recursive: true });
  const handle = await open(path, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function verify(draft: ArtefactDraft, written: Uint8Array): Promise<void> {
  const same = written.length > 0 && written.length === draft.bytes.length && sha256(written) === sha256(draft.bytes);
  if (!same) throw new StageError('OUTPUT_COMMIT_FAILED', 'What was read back differs from what was written.');
  const header = await sharp(written).metadata();
  if (header.format !== 'webp' || header.width !== draft.width || header.height !== draft.height) {
    throw new StageError(
      'OUTPUT_COMMIT_FAILED',
      `Expected a WebP of ${draft.width}×${draft.height}, found ${header.format} of ${header.width}×${header.height}.`,
    );
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
