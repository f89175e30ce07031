import type { ActivityCounts } from '../store/activity-counts.ts';
import type { IndexSummary } from './library.ts';

/** What `index` prints: every regular file found is in exactly one of the numbers. */
export function indexSummary(
  counts: ActivityCounts,
  ignoredFiles: IndexSummary['ignored_files'],
  jobs: number,
  seconds: number,
): IndexSummary {
  const { found, indexed, failed, waiting, attached, ignored } = counts.files;
  return {
    found,
    indexed,
    failed,
    waiting: waiting + counts.files.pending,
    attached,
    ignored,
    jobs,
    by_reason: counts.byReason,
    problems_by_reason: counts.problemsByReason,
    ignored_by_rule: counts.ignoredByRule,
    ignored_files: ignoredFiles,
    waiting_for: counts.waitingFor,
    seconds: Math.round(seconds * 10) / 10,
  };
}
