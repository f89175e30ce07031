import type { SortKey } from '../store/indexing.ts';

const stated = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * Where an item stands in the timeline: milliseconds of the local wall clock at the place of taking, as if it were UTC.
 *
 * A date with an offset or without one is local time already. `Z` (QuickTime and Matroska dates are UTC by definition) is
 * shifted by this machine's offset at that instant, which is the best guess of where a person filmed. Without a usable date
 * the older of the file's modification and birth time counts, never its change time.
 *
 * @param offsetMinutesAt minutes east of UTC of this machine at an instant (epoch ms)
 */
export function sortKey(
  takenAt: string | null,
  takenSource: string | null,
  file: { readonly mtimeUs: number; readonly birthtimeUs: number | null },
  offsetMinutesAt: (epochMs: number) => number,
): SortKey {
  const parsed = takenAt == null ? null : localMs(takenAt, offsetMinutesAt);
  if (parsed != null) return { sortAt: parsed, month: monthOf(parsed), takenAt, takenSource };
  const oldest = Math.min(file.mtimeUs, file.birthtimeUs ?? file.mtimeUs) / 1_000;
  const sortAt = Math.round(oldest + offsetMinutesAt(oldest) * 60_000);
  return { sortAt, month: monthOf(sortAt), takenAt: null, takenSource: 'file time' };
}

function localMs(text: string, offsetMinutesAt: (epochMs: number) => number): number | null {
  const match = stated.exec(text);
  if (match == null) return null;
  // A bare day stands at its beginning.
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '0', zone] = match;
  const ms = Math.floor(Number(`0.${fraction}`) * 1_000);
  const wall = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second), ms);
  const back = new Date(wall);
  // 31 February and hour 25 roll over in Date.UTC: such a text is not a date.
  if (
    back.getUTCMonth() + 1 !== Number(month) ||
    back.getUTCDate() !== Number(day) ||
    back.getUTCHours() !== Number(hour)
  )
    return null;
  return zone === 'Z' ? wall + offsetMinutesAt(wall) * 60_000 : wall;
}

function monthOf(sortAt: number): number {
  const date = new Date(sortAt);
  const year = date.getUTCFullYear();
  return Number.isNaN(year) || year < 1 || year > 9_999 ? 0 : year * 100 + date.getUTCMonth() + 1;
}

/** This machine's offset from UTC at an instant, minutes east. */
export const machineOffsetMinutesAt = (epochMs: number): number => -new Date(epochMs).getTimezoneOffset();
