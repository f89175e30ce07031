import { PictureInput, PictureOutput } from '../../contract/work.ts';
import { defineStage } from '../lib/stage.ts';

/** The 256 px WebP and its ThumbHash: of the photo, of a frame of the video, or of the audio's cover. */
export const thumbnail = defineStage({
  name: 'thumbnail',
  version: 2,
  queue: 'thumbnail',
  after: 'metadata',
  required: false,
  when: 'always',
  recipes: ['thumbnail-v2/256'],
  timeoutMs: 60_000,
  input: PictureInput,
  output: PictureOutput,
  load: () => import('./run.ts'),
});
