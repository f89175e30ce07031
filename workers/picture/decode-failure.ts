import sharp from 'sharp';
import { isOutOfMemory, messageOf } from '../lib/failure.ts';
import { StageError } from '../lib/stage.ts';

const toolVersion = `libvips ${sharp.versions.vips}`;

/**
 * The reason behind an error of the picture decoder. It reports by text alone, so the few that are not "this picture is
 * damaged" are recognised by their words.
 */
export function decodeFailure(error: unknown): StageError {
  if (error instanceof StageError) return error;
  const message = messageOf(error);
  if (/pixel limit|too large|exceeds .*limit|dimensions? .*exceed/i.test(message)) {
    return new StageError('IMAGE_TOO_LARGE', message, { toolVersion, cause: error });
  }
  if (/is not configured|not supported by|not built in/i.test(message)) {
    return new StageError('UNSUPPORTED_FORMAT', `This kind of picture is not supported: ${message}`, {
      toolVersion,
      cause: error,
    });
  }
  if (/^timeout:|timed? ?out/i.test(message)) {
    return new StageError('EXTRACTOR_TIMEOUT', `Decoding took too long (${message}).`, { toolVersion, cause: error });
  }
  if (isOutOfMemory(error)) return new StageError('OUT_OF_MEMORY', message, { toolVersion, cause: error });
  return new StageError('CORRUPT_FILE', `It cannot be decoded: ${message}`, { toolVersion, cause: error });
}

/** A size in pixels as people say it. */
export function describePixels(width: number, height: number): string {
  return `${width.toLocaleString('en')} × ${height.toLocaleString('en')} (${Math.round((width * height) / 1_000_000).toLocaleString('en')} megapixels)`;
}
