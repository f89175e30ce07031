import { thumbHashToDataURL } from 'thumbhash';

/** Decoded ThumbHashes by their text, newest last, never more than `limit`: decoding one for each frame costs too much. */
export type PlaceholderCache = { readonly get: (thumbHash: string) => string | null };

export function createPlaceholderCache(limit: number): PlaceholderCache {
  const decoded = new Map<string, string | null>();
  return {
    get(thumbHash) {
      const known = decoded.get(thumbHash);
      if (known !== undefined) return known;
      const address = decode(thumbHash);
      decoded.set(thumbHash, address);
      if (decoded.size > limit) {
        const oldest = decoded.keys().next();
        if (!oldest.done) decoded.delete(oldest.value);
      }
      return address;
    },
  };
}

/** A data address of the blurred picture; null where the text is no ThumbHash. */
function decode(thumbHash: string): string | null {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbHash), (letter) => letter.charCodeAt(0)));
  } catch {
    return null;
  }
}
