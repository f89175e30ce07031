import type { RootView } from '../../../contract/roots.ts';
import { assertNever } from '../../assert-never.ts';
import { formatAgo, formatCount, formatPlural } from '../../ui/format.ts';

export type StateWords = {
  readonly label: string;
  readonly tone: 'good' | 'warning' | 'bad';
  readonly meaning: string;
};

export function stateWords(state: RootView['state']): StateWords {
  switch (state) {
    case 'online':
      return { label: 'Online', tone: 'good', meaning: '' };
    case 'offline':
      return {
        label: 'Offline',
        tone: 'warning',
        meaning: 'The drive or share is not there. Everything stays in the library; work goes on when it is back.',
      };
    case 'unreadable':
      return { label: 'Not readable', tone: 'bad', meaning: 'The system does not let Arsip read this folder.' };
    case 'replaced':
      return {
        label: 'Another drive',
        tone: 'warning',
        meaning: 'A different drive is at this place. Nothing is removed until the known one is back.',
      };
    default:
      return assertNever(state);
  }
}

/** What each way to watch means, in the order in which they are offered. */
export const watchModes = [
  { value: 'auto', label: 'Automatic' },
  { value: 'native', label: 'Live' },
  { value: 'polling', label: 'At intervals' },
  { value: 'manual', label: 'Only when asked' },
] as const satisfies readonly { readonly value: RootView['watchMode']; readonly label: string }[];

export function watchingWords(watching: RootView['watching']): string {
  switch (watching.how) {
    case 'native':
      return `Watched live, ${formatPlural(watching.folders, 'folder')}`;
    case 'polling':
      return `Checked at intervals, ${formatPlural(watching.folders, 'folder')}`;
    case 'none':
      return 'Not watched; rescan to find changes';
    default:
      return assertNever(watching.how);
  }
}

export function scanWords(scan: RootView['scan'], nowMs: number): string {
  switch (scan.phase) {
    case 'scanning':
      return scan.seen == null ? 'Scanning' : `Scanning, ${formatCount(scan.seen)} entries seen`;
    case 'waiting':
      return 'Scan is waiting for its turn';
    case 'paused':
      return 'Scan is paused while waiting work is done';
    case 'idle':
      return scan.finishedAt == null ? 'Not scanned yet' : `Scanned ${formatAgo(scan.finishedAt, nowMs)}`;
    default:
      return assertNever(scan.phase);
  }
}
