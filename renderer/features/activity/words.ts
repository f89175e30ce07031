import type { ActivityView, ParkedResource, QueueName, QueueView } from '../../../contract/jobs.ts';
import type { RootView } from '../../../contract/roots.ts';
import { assertNever } from '../../assert-never.ts';
import { formatCount, formatPlural } from '../../ui/format.ts';

export type QueueWords = { readonly title: string; readonly does: string };

export function queueWords(queue: QueueName): QueueWords {
  switch (queue) {
    case 'light':
      return { title: 'Reading files', does: 'Recognises each file and reads its date, camera, tags and length.' };
    case 'thumbnail':
      return { title: 'Thumbnails', does: 'Makes the small pictures of the grid, posters and covers.' };
    case 'video':
      return { title: 'Video work', does: 'Previews and versions of videos that can be played here.' };
    default:
      return assertNever(queue);
  }
}

/** How much of a queue is done, from 0 to 1; null for a queue that never had work. */
export function queueShare(queue: QueueView): number | null {
  const all = queue.done + queue.waiting + queue.running + queue.retrying + queue.parked + queue.failed;
  return all === 0 ? null : (queue.done + queue.failed) / all;
}

/** How much of the library is read, from 0 to 1; null while nothing was found. */
export function libraryShare(files: ActivityView['files']): number | null {
  return files.found === 0 ? null : (files.found - files.pending) / files.found;
}

/** The state of the whole library in a few words, for the strip that is always in view. */
export function overallWords(activity: ActivityView): { readonly title: string; readonly note: string } {
  const { files } = activity;
  const left = activity.queues.reduce((sum, queue) => sum + queue.waiting + queue.running + queue.retrying, 0);
  if (activity.paused) {
    return { title: 'Paused', note: left > 0 ? `${formatPlural(left, 'task')} waiting` : 'Nothing is waiting' };
  }
  if (files.pending > 0) {
    return {
      title: 'Reading your files',
      note: `${formatCount(files.found - files.pending)} of ${formatCount(files.found)}`,
    };
  }
  if (left > 0) return { title: 'Making thumbnails', note: `${formatCount(left)} to go` };
  if (activity.parked.length > 0) return { title: 'Waiting', note: activity.parked[0]?.message ?? '' };
  if (!activity.idle) return { title: 'Looking for changes', note: `${formatCount(files.found)} files so far` };
  if (files.found === 0) return { title: 'Ready', note: 'No files yet' };
  return { title: 'Up to date', note: formatPlural(files.indexed, 'file') };
}

/** What a resource is, in plain words. */
export function resourceWords(resource: ParkedResource['resource'], roots: readonly RootView[]): string {
  const [kind, name = ''] = resource.split(':');
  switch (kind) {
    case 'tool':
      return `The program ${name}`;
    case 'root':
      return `The watched folder ${roots.find((root) => String(root.rootId) === name)?.label ?? name}`;
    case 'volume':
      return `The drive ${name}`;
    case 'disk':
      return name === 'library' ? 'The disk of the library' : 'The disk for thumbnails';
    case 'fds':
      return 'Open files';
    default:
      return resource;
  }
}
