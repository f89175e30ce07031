import type { JobId } from '../../contract/ids.ts';
import type { Committed } from './committed.ts';
import type { PipelineContext } from './context.ts';
import { moveToPlace } from './publish.ts';

export type Mover = {
  /** Begins to move what a commit staged; told when it is over. */
  readonly move: (committed: Committed) => void;
  readonly isMoving: () => boolean;
  /** Resolves when nothing that was begun is still under way. */
  readonly settled: () => Promise<void>;
};

/** Moves staged files to their places, outside transactions; a later one writes what came of it. */
export function openMover(
  context: PipelineContext,
  onMoved: (jobId: JobId, token: number, error: unknown) => void,
): Mover {
  const under = new Set<Promise<void>>();

  const run = async (staged: NonNullable<Committed['staged']>, moves: Committed['moves']): Promise<void> => {
    try {
      await moveToPlace(context.artefactDir, moves);
      context.reached?.('after-rename');
    } catch (error) {
      onMoved(staged.jobId, staged.token, error);
      return;
    }
    onMoved(staged.jobId, staged.token, null);
  };

  return {
    move: ({ staged, moves }) => {
      if (staged == null) return;
      context.reached?.('at-committing');
      const moving = run(staged, moves).finally(() => under.delete(moving));
      under.add(moving);
    },
    isMoving: () => under.size > 0,
    settled: async () => {
      await Promise.all(under);
    },
  };
}
