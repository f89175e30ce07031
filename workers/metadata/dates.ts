/** A date as a file states it, with the field that it comes from. */
export type StatedDate = { readonly takenAt: string; readonly takenSource: string };

const pattern =
  /^\s*(\d{4})[:\-/.](\d{1,2})[:\-/.](\d{1,2})(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|[+-]\d{2}:?\d{2})?)?\s*$/i;

/**
 * Reads the date spellings of EXIF, XMP, IPTC and containers into `YYYY-MM-DD[THH:mm:ss[.fraction][offset]]`. What the
 * file does not state is not added: no offset stays no offset, a day stays a day.
 *
 * Null for zeros, blanks and dates that no calendar has. Years before photography are typing errors and clocks that
 * were never set, not dates.
 */
export function readDate(text: string | null): string | null {
  const match = text == null ? null : pattern.exec(text.replace(/\0/g, ''));
  if (match == null) return null;
  const [, year, month, day, hour, minute, second, fraction, offset] = match;
  if (year == null || month == null || day == null || !isDay(Number(year), Number(month), Number(day))) return null;
  const date = `${year}-${pad(month)}-${pad(day)}`;
  if (hour == null || minute == null) return date;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second ?? 0) > 59) return null;
  const time = `${pad(hour)}:${minute}:${second ?? '00'}`;
  return `${date}T${time}${fraction == null ? '' : `.${fraction}`}${offset == null ? '' : readOffset(offset)}`;
}

function isDay(year: number, month: number, day: number): boolean {
  if (year < 1826 || year > 2200 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function pad(digits: string): string {
  return digits.padStart(2, '0');
}

function readOffset(text: string): string {
  if (/^z$/i.test(text)) return 'Z';
  return text.includes(':') ? text : `${text.slice(0, 3)}:${text.slice(3)}`;
}

/**
 * An EXIF date with its companions: fractions of a second and the offset stand in fields of their own. Either is left
 * out where it is blank or makes no sense.
 */
export function readExifDate(text: string | null, subSeconds: string | null, offset: string | null): string | null {
  const date = readDate(text);
  if (date == null || !date.includes('T')) return date;
  const hasFraction = date.includes('.');
  const digits = /^\s*(\d{1,9})\s*$/.exec(subSeconds?.replace(/\0/g, '') ?? '')?.[1];
  const zone = /^\s*(Z|[+-]\d{2}:?\d{2})\s*$/i.exec(offset?.replace(/\0/g, '') ?? '')?.[1];
  const withFraction = digits == null || hasFraction ? date : `${date}.${digits}`;
  const hasZone = /(Z|[+-]\d{2}:\d{2})$/.test(date);
  return zone == null || hasZone ? withFraction : `${withFraction}${readOffset(zone)}`;
}

/** The first candidate that is a date, in the order given. */
export function firstDate(
  candidates: readonly (readonly [source: string, date: string | null])[],
): StatedDate | { readonly takenAt: null; readonly takenSource: null } {
  for (const [takenSource, takenAt] of candidates) {
    if (takenAt != null) return { takenAt, takenSource };
  }
  return { takenAt: null, takenSource: null };
}
