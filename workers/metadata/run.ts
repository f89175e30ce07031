import type { MediaKind } from '../../contract/media.ts';
import type { MetadataOutput } from '../../contract/work.ts';
import { assertNever } from '../lib/assert-never.ts';
import type { StageContext, StageResult } from '../lib/stage.ts';
import { type Described, describePhoto } from './photo.ts';

type Input = { readonly mime: string; readonly kind: MediaKind };

/**
 * Reads what the file says of itself. The kind may be corrected here: a container for video can hold only sound.
 *
 * @throws StageError CORRUPT_FILE, TOOL_MISSING, VERSION_MISMATCH and what reading can meet
 */
export default async function run(context: StageContext, input: Input): Promise<StageResult<MetadataOutput>> {
  const { output, warnings } = await describeFile(context, input);
  await context.source.assertUnchanged();
  return { output, artefacts: [], warnings };
}

async function describeFile(context: StageContext, input: Input): Promise<Described> {
  switch (input.kind) {
    case 'photo':
      return describePhoto(context, input.mime);
    case 'video': {
      const { describeVideo } = await import('./video.ts');
      return describeVideo(context, input.mime);
    }
    case 'audio': {
      const { describeAudio } = await import('./audio.ts');
      return describeAudio(context, input.mime);
    }
    default:
      return assertNever(input.kind);
  }
}
