import { it } from 'vitest';
import { sleepThrough } from '../../support/sleep-through.ts';

it.skipIf(process.platform === 'win32')(
  'the app and its hosts stand still for 90 s and nothing is lost or done again',
  () => sleepThrough(90_000, 10_000),
);
