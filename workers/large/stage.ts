import { PictureInput, PictureOutput } from '../../contract/work.ts';
import { defineStage } from '../lib/stage.ts';

/** The 1440 px view as WebP, made when somebody looks. */
export const large = defineStage({
  name: 'large',
  version: 2,
  queue: 'thumbnail',
  after: 'metadata',
  required: false,
  when: 'on-demand',
  recipes: ['large-v2/1440'],
  timeoutMs: 60_000,
  input: PictureInput,
  output: PictureOutput,
  load: () => import('./run.ts'),
});
