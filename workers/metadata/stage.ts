import { z } from 'zod';
import { FingerprintOutput, MetadataOutput } from '../../contract/work.ts';
import { defineStage } from '../lib/stage.ts';

/** Reads what the file says of itself. Its commit finalizes the file: status indexed, search written. */
export const metadata = defineStage({
  name: 'metadata',
  version: 2,
  queue: 'light',
  after: 'fingerprint',
  required: true,
  when: 'always',
  recipes: [],
  timeoutMs: 60_000,
  input: z.object({ mime: FingerprintOutput.shape.mime, kind: FingerprintOutput.shape.kind }),
  output: MetadataOutput,
  load: () => import('./run.ts'),
});
