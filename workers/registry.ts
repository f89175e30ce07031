import type { StageName } from '../contract/jobs.ts';
import { fingerprint } from './fingerprint/stage.ts';
import { large } from './large/stage.ts';
import type { Stage } from './lib/stage.ts';
import { metadata } from './metadata/stage.ts';
import { thumbnail } from './thumbnail/stage.ts';

/** Every stage there is. A new one is a folder beside these and a line here. */
export const stages: Readonly<Record<StageName, Stage>> = { fingerprint, metadata, thumbnail, large };
