import type { MetadataOutput } from '../../contract/work.ts';
import { firstDate, readDate, readExifDate, type StatedDate } from './dates.ts';
import { numberOf, numbersOf, type PhotoTags, textOf, textsOf } from './exif-tags.ts';
import { degreesFromParts, degreesFromXmp, makePlace, nowhere, type Place } from './place.ts';
import { cleanName, firstText, mergeKeywords, positive } from './text.ts';

export type PhotoValues = Place &
  Pick<
    MetadataOutput,
    | 'orientation'
    | 'takenAt'
    | 'takenSource'
    | 'cameraMake'
    | 'cameraModel'
    | 'lens'
    | 'exposureSeconds'
    | 'fNumber'
    | 'iso'
    | 'focalLengthMm'
    | 'title'
    | 'description'
    | 'artist'
    | 'keywords'
    | 'rating'
  >;

/** Chooses between the answers that a photo gives in EXIF, XMP and IPTC. */
export function choosePhotoValues(tags: PhotoTags): PhotoValues {
  const { exif, xmp, iptc } = tags;
  return {
    ...takenFrom(tags),
    ...placeFrom(tags),
    orientation: orientationFrom(tags),
    cameraMake: firstText(cleanName(textOf(exif, 'Make')), cleanName(textOf(xmp, 'Make'))),
    cameraModel: firstText(cleanName(textOf(exif, 'Model')), cleanName(textOf(xmp, 'Model'))),
    lens: firstText(
      cleanName(textOf(exif, 'LensModel')),
      cleanName(textOf(xmp, 'LensModel')),
      cleanName(textOf(xmp, 'Lens')),
    ),
    exposureSeconds: positive(numberOf(exif, 'ExposureTime')),
    fNumber: positive(numberOf(exif, 'FNumber')),
    iso: positive(numberOf(exif, 'ISOSpeedRatings')),
    focalLengthMm: positive(numberOf(exif, 'FocalLength')),
    title: firstText(
      textOf(xmp, 'title'),
      textOf(iptc, 'Object Name'),
      described(exif, 'XPTitle'),
      textOf(tags.pngText, 'Title'),
    ),
    description: firstText(
      textOf(xmp, 'description'),
      textOf(iptc, 'Caption/Abstract'),
      textOf(exif, 'ImageDescription'),
      textOf(tags.pngText, 'Description'),
    ),
    artist: artistFrom(tags),
    rating: ratingFrom(tags),
    keywords: mergeKeywords(textsOf(xmp, 'subject'), textsOf(iptc, 'Keywords')),
  };
}

/** Stars as XMP has them, else as Windows wrote them into EXIF; -1 marks a rejected picture. */
function ratingFrom({ exif, xmp }: PhotoTags): number | null {
  const stars = numberOf(xmp, 'Rating') ?? numberOf(exif, 'Rating');
  return stars != null && stars >= -1 && stars <= 5 ? stars : null;
}

function artistFrom({ exif, xmp, iptc, pngText }: PhotoTags): string | null {
  const several = mergeKeywords(textsOf(xmp, 'creator'));
  return firstText(
    several.length > 0 ? several.join('; ') : null,
    textOf(iptc, 'By-line'),
    textOf(exif, 'Artist'),
    described(exif, 'XPAuthor'),
    textOf(pngText, 'Author'),
  );
}

/**
 * Only EXIF turns a picture: its XMP twin goes stale when a program turns the pixels, and no viewer heeds it. An illegal
 * value shows the picture as it is stored, as 1 does.
 */
function orientationFrom({ exif }: PhotoTags): number | null {
  const stated = numberOf(exif, 'Orientation');
  if (stated == null) return null;
  return Number.isInteger(stated) && stated >= 1 && stated <= 8 ? stated : 1;
}

/**
 * When it was taken, by the order of the fields' meaning: the moment of exposure, then of digitising, then what
 * editors noted, then the creation of the file's content. Modification dates say nothing about the moment.
 */
function takenFrom({ exif, xmp, iptc }: PhotoTags): StatedDate | { takenAt: null; takenSource: null } {
  return firstDate([
    [
      'EXIF DateTimeOriginal',
      readExifDate(
        textOf(exif, 'DateTimeOriginal'),
        textOf(exif, 'SubSecTimeOriginal'),
        textOf(exif, 'OffsetTimeOriginal'),
      ),
    ],
    [
      'EXIF DateTimeDigitized',
      readExifDate(
        textOf(exif, 'DateTimeDigitized'),
        textOf(exif, 'SubSecTimeDigitized'),
        textOf(exif, 'OffsetTimeDigitized'),
      ),
    ],
    ['XMP exif:DateTimeOriginal', readDate(textOf(xmp, 'DateTimeOriginal'))],
    ['XMP photoshop:DateCreated', readDate(textOf(xmp, 'DateCreated'))],
    ['IPTC DateCreated', iptcDate(iptc)],
    ['XMP xmp:CreateDate', readDate(textOf(xmp, 'CreateDate'))],
  ]);
}

function iptcDate(iptc: PhotoTags['iptc']): string | null {
  const day = described(iptc, 'Date Created');
  const time = described(iptc, 'Time Created');
  return readDate(time == null ? day : `${day}T${time}`) ?? readDate(day);
}

/** Values that are bytes (IPTC, the XP tags of Windows) are spelt out by the library in the description. */
function described(group: PhotoTags['iptc'], name: string): string | null {
  return textsOf(group, name)[0] ?? null;
}

function placeFrom({ exif, xmp }: PhotoTags): Place {
  const below = numberOf(exif, 'GPSAltitudeRef') === 1;
  const height = numberOf(exif, 'GPSAltitude');
  const altitudeM = height == null ? null : below ? -height : height;
  const byExif = makePlace(
    degreesFromParts(numbersOf(exif, 'GPSLatitude'), textOf(exif, 'GPSLatitudeRef')),
    degreesFromParts(numbersOf(exif, 'GPSLongitude'), textOf(exif, 'GPSLongitudeRef')),
    altitudeM,
  );
  if (byExif !== nowhere) return byExif;
  return makePlace(
    degreesFromXmp(textOf(xmp, 'GPSLatitude')),
    degreesFromXmp(textOf(xmp, 'GPSLongitude')),
    numberOf(xmp, 'GPSAltitude'),
  );
}
