/**
 * A set of row ids as one bit each: a million files take 125 KB, and putting the answers of several indexes together is
 * a pass over words instead of a join. Ids above `maxId` are not of interest and are dropped.
 */
export type IdSet = { readonly maxId: number; readonly words: Uint32Array };

export const emptyIdSet = (maxId: number): IdSet => ({ maxId, words: new Uint32Array((maxId >>> 5) + 1) });

export function idSetOf(maxId: number, ids: readonly number[]): IdSet {
  const set = emptyIdSet(maxId);
  addIds(set, ids);
  return set;
}

export function addIds(set: IdSet, ids: readonly number[]): void {
  for (const id of ids) if (id <= set.maxId) set.words[id >>> 5]! |= 1 << (id & 31);
}

export const hasId = (set: IdSet, id: number): boolean =>
  id <= set.maxId && (set.words[id >>> 5]! & (1 << (id & 31))) !== 0;

export function addAll(set: IdSet, other: IdSet): void {
  for (let at = 0; at < set.words.length; at += 1) set.words[at]! |= other.words[at]!;
}

/** Keeps in `set` what is in `other` too. Both are of the same `maxId`. */
export function keepCommon(set: IdSet, other: IdSet): void {
  for (let at = 0; at < set.words.length; at += 1) set.words[at]! &= other.words[at]!;
}

/** Takes out of `set` what is in `other`. Both are of the same `maxId`. */
export function takeOut(set: IdSet, other: IdSet): void {
  for (let at = 0; at < set.words.length; at += 1) set.words[at]! &= ~other.words[at]!;
}

/** The ids in growing order. */
export function listIds(set: IdSet): number[] {
  const ids: number[] = [];
  for (let at = 0; at < set.words.length; at += 1) {
    let word = set.words[at]!;
    while (word !== 0) {
      const bit = 31 - Math.clz32(word & -word);
      ids.push(at * 32 + bit);
      word &= word - 1;
    }
  }
  return ids;
}

export function countIds(set: IdSet): number {
  let count = 0;
  for (let at = 0; at < set.words.length; at += 1) {
    let word = set.words[at]!;
    while (word !== 0) {
      word &= word - 1;
      count += 1;
    }
  }
  return count;
}
