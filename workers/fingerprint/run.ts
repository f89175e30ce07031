import type { z } from 'zod';
import type { FingerprintInput, FingerprintOutput } from '../../contract/work.ts';
import { limits } from '../lib/limits.ts';
import { type StageContext, StageError, type StageResult } from '../lib/stage.ts';
import { fullKey, sampledKey } from './content-key.ts';
import { extensionOf, type Identity, isMediaExtension, withRawName } from './identify.ts';
import { sniff } from './sniff.ts';

/**
 * Says what the bytes are: a key of the content and the kind by content, whatever the name says.
 *
 * @throws StageError EMPTY_FILE, UNSUPPORTED_FORMAT, CORRUPT_FILE, VERSION_MISMATCH and what reading can meet
 */
export default async function run(
  context: StageContext,
  _input: z.output<typeof FingerprintInput>,
): Promise<StageResult<FingerprintOutput>> {
  const { source } = context;
  if (source.file.sizeBytes === 0) throw new StageError('EMPTY_FILE', 'The file has 0 bytes.');
  const whole = await source.bytes();
  const head = whole ?? (await source.read(0, limits.sniffHeadBytes));
  const extension = extensionOf(source.file.name);
  const identity = withRawName(await sniff(head), extension);
  if (identity.is !== 'media') {
    // A file that is being written looks like anything: only one that stood still is judged.
    await source.assertUnchanged();
    throw refusal(identity, extension);
  }
  let read = head.length;
  context.progress(read);
  const key =
    whole != null
      ? fullKey(whole)
      : await sampledKey(source, (bytes) => {
          read += bytes;
          context.progress(read);
        });
  await source.assertUnchanged();
  return { output: { ...key, mime: identity.mime, kind: identity.kind }, artefacts: [], warnings: [] };
}

function refusal(identity: Exclude<Identity, { is: 'media' }>, extension: string): StageError {
  if (identity.is === 'other') {
    return new StageError('UNSUPPORTED_FORMAT', `By its content this is ${identity.what}.`);
  }
  return isMediaExtension(extension)
    ? new StageError('CORRUPT_FILE', `The name ends in .${extension}, but the content is of no known kind.`)
    : new StageError('UNSUPPORTED_FORMAT', 'The content is of no known kind.');
}
