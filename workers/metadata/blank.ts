import type { MetadataOutput } from '../../contract/work.ts';

/** Metadata with nothing known, to lay the known values over. */
export function blankMetadata(kind: MetadataOutput['kind'], mime: string): MetadataOutput {
  return {
    kind,
    mime,
    width: null,
    height: null,
    orientation: null,
    takenAt: null,
    takenSource: null,
    cameraMake: null,
    cameraModel: null,
    lens: null,
    exposureSeconds: null,
    fNumber: null,
    iso: null,
    focalLengthMm: null,
    latitude: null,
    longitude: null,
    altitudeM: null,
    durationMs: null,
    frameRate: null,
    bitRate: null,
    videoCodec: null,
    audioCodec: null,
    title: null,
    description: null,
    artist: null,
    album: null,
    keywords: [],
    rating: null,
    rotation: 0,
    hasCover: false,
    hasPicture: false,
  };
}
