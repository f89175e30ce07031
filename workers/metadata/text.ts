import { limits } from '../lib/limits.ts';

/**
 * A text field as it is kept: no NULs or other control characters (some makers pad with them), no outer white space,
 * bounded length; null when nothing is left. The spelling stays the file's own.
 */
export function cleanText(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  // Line ends and tabs are text; the rest of the control characters is padding or an accident.
  const text = Array.from(value.slice(0, limits.textCharacters * 2), (character) =>
    isStrayControl(character) ? '' : character,
  )
    .join('')
    .trim();
  return text === '' ? null : text.slice(0, limits.textCharacters);
}

function isStrayControl(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return (code < 32 && code !== 9 && code !== 10 && code !== 13) || (code >= 127 && code < 160) || code === 0xfffd;
}

/** Text on one line, for names such as a camera's. */
export function cleanName(value: unknown): string | null {
  return cleanText(value)?.replace(/\s+/g, ' ') ?? null;
}

/** The first of several candidates that holds anything. */
export function firstText(...values: readonly (string | null)[]): string | null {
  return values.find((value) => value != null) ?? null;
}

/** Keywords of several sources as one list, each once, in their order. */
export function mergeKeywords(...lists: readonly (readonly (string | null)[])[]): string[] {
  const merged = new Set(lists.flat().filter((keyword) => keyword != null));
  return [...merged].slice(0, limits.keywords);
}

/** A number that is one: finite and, unless said otherwise, positive. Zero stands for "unknown" in most fields. */
export function positive(value: number | null | undefined): number | null {
  return value != null && Number.isFinite(value) && value > 0 ? value : null;
}
