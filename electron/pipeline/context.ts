import type { StageName } from '../../contract/jobs.ts';
import type { Stage } from '../../workers/lib/stage.ts';
import type { Clock, Random } from '../lib/clock.ts';
import type { Reached } from '../lib/kill-at.ts';
import type { Log } from '../lib/log.ts';
import type { WritableDb } from '../store/open-store.ts';

/** What the effects of the pipeline are given, once, by the composition root. */
export type PipelineContext = {
  readonly db: WritableDb;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly stages: Readonly<Record<StageName, Stage>>;
  /** This run of the program; leases of another run are orphans. */
  readonly bootId: string;
  /** Final place of artefacts, absolute. */
  readonly artefactDir: string;
  /** Where workers put what is not finished, absolute. */
  readonly stagingDir: string;
  readonly offsetMinutesAt: (epochMs: number) => number;
  /** Told at each kill point, for crash tests. */
  readonly reached?: Reached;
};
