/** Numbers, times and sizes in the words that a person reads. All pure; the language is English. */

const counts = new Intl.NumberFormat('en');
const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export function formatCount(count: number): string {
  return counts.format(count);
}

/** `1 file`, `2 files`: the plural is the singular with an s unless it is given. */
export function formatPlural(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}

/** Bytes in decimal units, as file managers show them. */
export function formatBytes(sizeBytes: number): string {
  if (sizeBytes < 1_000) return formatPlural(sizeBytes, 'byte');
  const units = ['kB', 'MB', 'GB', 'TB'] as const;
  const scaled = { value: sizeBytes / 1_000, unit: 0 };
  while (scaled.value >= 999.5 && scaled.unit < units.length - 1) {
    scaled.value /= 1_000;
    scaled.unit += 1;
  }
  return `${scaled.value < 10 ? scaled.value.toFixed(1) : Math.round(scaled.value)} ${units[scaled.unit]}`;
}

/** `0:35`, `12:04`, `1:02:03`. What is shorter than a second, but not nothing, counts as one: `0:00` would be a lie. */
export function formatDuration(durationMs: number): string {
  const seconds = Math.max(durationMs > 0 ? 1 : 0, Math.round(durationMs / 1_000));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3_600);
  const [minutes = 0, rest = 0] = parts;
  const tail = `${String(rest).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** `202312` as `December 2023`; 0 is "No date". */
export function formatMonth(month: number): string {
  const name = monthNames[(month % 100) - 1];
  return name == null ? 'No date' : `${name} ${Math.floor(month / 100)}`;
}

export function monthName(month: number): string | null {
  return monthNames[(month % 100) - 1] ?? null;
}

/** A stated local time (`2023-12-24T18:30:00+01:00`) as `24 December 2023, 18:30`, with what it says of its zone. */
export function formatTaken(takenAt: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/.exec(
    takenAt,
  );
  if (match == null) return takenAt;
  const [, year, month, day, hour, minute, zone] = match;
  const name = monthNames[Number(month) - 1] ?? month;
  const time = hour == null ? '' : `, ${hour}:${minute}`;
  return `${Number(day)} ${name} ${year}${time}${zone == null ? '' : zone === 'Z' ? ' UTC' : ` (UTC${zone})`}`;
}

/** As `formatDuration`, with tenths for what is shorter than ten seconds: `0.4 s`, `6.0 s`. */
export function formatLength(durationMs: number): string {
  return durationMs < 9_950 ? `${(Math.max(0, durationMs) / 1_000).toFixed(1)} s` : formatDuration(durationMs);
}

const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** An instant (epoch milliseconds) in this computer's time zone. */
export function formatMoment(atMs: number): string {
  return moments.format(new Date(atMs));
}

/** How long ago: `just now`, `5 min ago`, `3 h ago`, then the date. */
export function formatAgo(atMs: number, nowMs: number): string {
  const minutes = Math.floor((nowMs - atMs) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`;
  return formatMoment(atMs);
}

/** `12 s left`, `about 5 min left`, `about 2 h left`. */
export function formatTimeLeft(secondsLeft: number): string {
  if (secondsLeft < 60) return `${Math.max(1, Math.round(secondsLeft))} s left`;
  if (secondsLeft < 90 * 60) return `about ${Math.round(secondsLeft / 60)} min left`;
  return `about ${Math.round(secondsLeft / 3_600)} h left`;
}

export function formatRate(perSecond: number): string {
  if (perSecond >= 10) return `${Math.round(perSecond)} per second`;
  if (perSecond >= 1) return `${perSecond.toFixed(1)} per second`;
  return `${formatCount(Math.round(perSecond * 60))} per minute`;
}

/** `1/250 s` for short exposures, `2 s` for long ones. */
export function formatExposure(seconds: number): string {
  if (seconds <= 0) return '0 s';
  return seconds < 0.4 ? `1/${Math.round(1 / seconds)} s` : `${Number(seconds.toFixed(1))} s`;
}
