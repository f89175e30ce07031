import { FingerprintInput, FingerprintOutput } from '../../contract/work.ts';
import { defineStage } from '../lib/stage.ts';

/** Says what the bytes are: the content key and the kind by content. */
export const fingerprint = defineStage({
  name: 'fingerprint',
  version: 2,
  queue: 'light',
  after: null,
  required: true,
  when: 'always',
  recipes: [],
  timeoutMs: 60_000,
  input: FingerprintInput,
  output: FingerprintOutput,
  load: () => import('./run.ts'),
});
