import type { PictureInput } from '../../contract/work.ts';
import { isOutOfMemory, stageErrorFromErrno } from '../lib/failure.ts';
import { drawWaveform, grabFrame } from '../lib/ffmpeg.ts';
import { type StageContext, StageError } from '../lib/stage.ts';
import { readCover } from '../metadata/audio-file.ts';
import { openSharpPicture } from './photo-picture.ts';
import type { Picture } from './picture.ts';

const [waveformWidth, waveformHeight] = [512, 512];

/**
 * The cover that is embedded in a sound file; where there is none, or it cannot be read, its waveform.
 *
 * @throws StageError CORRUPT_FILE when the sound cannot be decoded either, TOOL_MISSING
 */
export async function openCover(context: StageContext, input: PictureInput): Promise<Picture> {
  const cover = input.hasCover ? await findCover(context) : null;
  if (cover != null) return cover;
  const waveform = await drawWaveform(context, waveformWidth, waveformHeight);
  if (waveform.length === 0) throw new StageError('CORRUPT_FILE', 'The sound cannot be decoded.');
  const drawn = await openSharpPicture(waveform, null);
  return input.hasCover ? { ...drawn, note: 'Its cover cannot be read, so its waveform is shown.' } : drawn;
}

/** Null also where the tags are damaged: that is no word on the sound, and the library has no one class for it. */
async function readTagCover({ source, signal }: StageContext): Promise<Uint8Array | null> {
  try {
    return await readCover(source);
  } catch (error) {
    signal.throwIfAborted();
    const isNotOfTheTags = error instanceof StageError || isOutOfMemory(error);
    if (isNotOfTheTags || stageErrorFromErrno(error, 'source') != null) throw error;
    return null;
  }
}

/** Tag readers do not look into every container; ffmpeg shows a cover as a video of one frame. */
async function findCover(context: StageContext): Promise<Picture | null> {
  try {
    const cover = await readTagCover(context);
    context.progress(cover?.length ?? 0);
    const bytes = cover ?? (await grabFrame(context, { before: [], after: [] }));
    return bytes.length === 0 ? null : await openSharpPicture(bytes, null);
  } catch (error) {
    if (error instanceof StageError && error.code === 'CORRUPT_FILE') return null;
    throw error;
  }
}
