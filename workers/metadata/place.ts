export type Place = {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly altitudeM: number | null;
};

export const nowhere: Place = { latitude: null, longitude: null, altitudeM: null };

/**
 * Decimal degrees, south and west negative. Both or neither: half a position, one out of range, or one made of 0/0 is
 * none. Zero and zero is kept, since it can be what the file states.
 */
export function makePlace(latitude: number | null, longitude: number | null, altitudeM: number | null): Place {
  const isLatitude = latitude != null && Number.isFinite(latitude) && Math.abs(latitude) <= 90;
  const isLongitude = longitude != null && Number.isFinite(longitude) && Math.abs(longitude) <= 180;
  if (!isLatitude || !isLongitude) return nowhere;
  const isAltitude = altitudeM != null && Number.isFinite(altitudeM) && Math.abs(altitudeM) < 1_000_000;
  return { latitude, longitude, altitudeM: isAltitude ? altitudeM : null };
}

/** Degrees from EXIF's three fractions and a letter; null where a denominator is zero or the letter is missing. */
export function degreesFromParts(parts: readonly (number | null)[], reference: string | null): number | null {
  const [degrees, minutes = 0, seconds = 0] = parts;
  const letter = reference?.trim().toUpperCase().charAt(0);
  if (degrees == null || minutes == null || seconds == null) return null;
  const sign = letter === 'S' || letter === 'W' ? -1 : 1;
  return sign * (degrees + minutes / 60 + seconds / 3_600);
}

/** XMP writes `51,15.2911N` or `51,15,17.5N`, or plain decimals. */
export function degreesFromXmp(text: string | null): number | null {
  if (text == null) return null;
  const match = /^\s*(\d+),(\d+(?:\.\d+)?)(?:,(\d+(?:\.\d+)?))?\s*([NSEW])\s*$/i.exec(text);
  if (match == null) {
    const plain = Number(text);
    return text.trim() !== '' && Number.isFinite(plain) ? plain : null;
  }
  const [, degrees, minutes, seconds, letter] = match;
  return degreesFromParts([Number(degrees), Number(minutes), Number(seconds ?? 0)], letter ?? null);
}

/** ISO 6709 as phones write it into videos: `+51.5334-000.1255+012.3/`. */
export function placeFromIso6709(text: string | null): Place {
  const match = /^\s*([+-]\d{1,2}(?:\.\d+)?)([+-]\d{1,3}(?:\.\d+)?)([+-]\d+(?:\.\d+)?)?/.exec(text ?? '');
  if (match == null) return nowhere;
  return makePlace(Number(match[1]), Number(match[2]), match[3] == null ? null : Number(match[3]));
}
