import { MediaKind } from '../../contract/media.ts';

/**
 * One condition of a search.
 *
 * `text`: a word, or several with spaces when it was quoted. `whole` is true for a quotation that was closed: its last
 * word is then a whole word and not the start of one. `camera` is the same, within maker, model and lens alone.
 */
export type SearchTerm =
  | { readonly by: 'text'; readonly text: string; readonly whole: boolean }
  | { readonly by: 'camera'; readonly text: string; readonly whole: boolean }
  | { readonly by: 'kind'; readonly kind: MediaKind }
  | { readonly by: 'ext'; readonly ext: string }
  | { readonly by: 'year'; readonly year: number };

/** All of `include` must hold (of several kinds, extensions or years: one of each sort), none of `exclude`. */
export type SearchQuery = { readonly include: readonly SearchTerm[]; readonly exclude: readonly SearchTerm[] };

const maxLength = 1_000;
const maxTerms = 40;

/**
 * What separates words. With U+E000 among them, since the index marks extensions with it and no typed text may hold it;
 * and halves of surrogate pairs, which UTF-8 cannot say.
 */
const separators = /[\s\p{Cc}\p{Cs}\uE000]+/gu;

type Piece = { readonly term: SearchTerm; readonly next: number };

/**
 * Reads a search text: words, "quoted words", `kind:photo|video|audio`, `ext:heic`, `year:2023`, `camera:"…"`, each
 * turned round by a `-` in front. Every text is a search: what is none of these is looked for as it stands, so
 * `kind:cat`, `foo:bar`, `100%`, `NOT` or a lone `-` are words. What is past 1,000 characters or 40 terms is left out.
 */
export function parseSearch(input: string): SearchQuery {
  const text = input.slice(0, maxLength).normalize('NFC').replace(separators, ' ').trim();
  const include: SearchTerm[] = [];
  const exclude: SearchTerm[] = [];
  let at = 0;
  while (at < text.length && include.length + exclude.length < maxTerms) {
    if (text[at] === ' ') {
      at += 1;
      continue;
    }
    const negated = text[at] === '-' && at + 1 < text.length && text[at + 1] !== ' ';
    const { term, next } = readTerm(text, negated ? at + 1 : at);
    (negated ? exclude : include).push(term);
    at = next;
  }
  return { include, exclude };
}

function readTerm(text: string, at: number): Piece {
  const quotation = readQuotation(text, at);
  if (quotation != null)
    return { term: { by: 'text', text: quotation.text, whole: quotation.closed }, next: quotation.next };
  return readField(text, at) ?? readWord(text, at);
}

function readWord(text: string, at: number): Piece {
  const next = endOfWord(text, at);
  return { term: { by: 'text', text: text.slice(at, next), whole: false }, next };
}

const fieldName = /(kind|ext|year|camera):/iy;

/** Null when it is not a field that is known, or one with a value that means nothing. */
function readField(text: string, at: number): Piece | null {
  fieldName.lastIndex = at;
  const found = fieldName.exec(text);
  if (found == null) return null;
  const name = found[1]!.toLowerCase();
  const start = at + found[0].length;
  const quotation = readQuotation(text, start);
  const next = quotation?.next ?? endOfWord(text, start);
  const term = fieldTerm(name, quotation?.text ?? text.slice(start, next), quotation?.closed ?? false);
  return term == null ? null : { term, next };
}

function fieldTerm(name: string, value: string, whole: boolean): SearchTerm | null {
  if (value === '') return null;
  if (name === 'camera') return { by: 'camera', text: value, whole };
  if (name === 'ext') {
    const ext = value.replace(/^\./, '').toLowerCase();
    return ext === '' ? null : { by: 'ext', ext };
  }
  if (name === 'year') return /^\d{4}$/.test(value) ? { by: 'year', year: Number(value) } : null;
  const kind = MediaKind.safeParse(value.toLowerCase());
  return kind.success ? { by: 'kind', kind: kind.data } : null;
}

const endOfWord = (text: string, at: number): number => {
  const end = text.indexOf(' ', at);
  return end === -1 ? text.length : end;
};

/** The quotation that starts here; one that is not closed goes on to the end. Null for quotes around nothing. */
function readQuotation(text: string, at: number): { text: string; closed: boolean; next: number } | null {
  if (text[at] !== '"') return null;
  const end = text.indexOf('"', at + 1);
  const quoted = text.slice(at + 1, end === -1 ? text.length : end).trim();
  if (quoted === '') return null;
  return { text: quoted, closed: end !== -1, next: end === -1 ? text.length : end + 1 };
}
