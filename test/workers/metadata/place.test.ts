import { describe, expect, it } from 'vitest';
import {
  degreesFromParts,
  degreesFromXmp,
  makePlace,
  nowhere,
  placeFromIso6709,
} from '../../../workers/metadata/place.ts';

describe('a place', () => {
  it('is decimal, with south and west below zero', () => {
    expect(degreesFromParts([51, 30, 36], 'N')).toBeCloseTo(51.51);
    expect(degreesFromParts([16, 37.5, 0], 'W')).toBeCloseTo(-16.625);
    expect(degreesFromParts([21], 's')).toBe(-21);
  });

  it('is none where a fraction was 0/0', () => {
    expect(degreesFromParts([null, null, null], 'N')).toBeNull();
    expect(degreesFromParts([51, null, 0], 'N')).toBeNull();
    expect(makePlace(null, 3, 10)).toBe(nowhere);
  });

  it('is none out of range, and kept at zero', () => {
    expect(makePlace(213.64, 103.48, null)).toBe(nowhere);
    expect(makePlace(12, -181, null)).toBe(nowhere);
    expect(makePlace(0, 0, null)).toEqual({ latitude: 0, longitude: 0, altitudeM: null });
  });

  it('is read from the spellings of XMP and of videos', () => {
    expect(degreesFromXmp('51,15.29109N')).toBeCloseTo(51.254852);
    expect(degreesFromXmp('8,43,9S')).toBeCloseTo(-8.719167);
    expect(degreesFromXmp('-33.5')).toBe(-33.5);
    expect(degreesFromXmp('north')).toBeNull();
    expect(placeFromIso6709('+51.5334-000.1255+012.300/')).toEqual({
      latitude: 51.5334,
      longitude: -0.1255,
      altitudeM: 12.3,
    });
    expect(placeFromIso6709('here')).toBe(nowhere);
  });
});
