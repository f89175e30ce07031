import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import ExifReader, { type ExcludeTagsOptions, type ExpandedTags } from 'exifreader';
import { asStill } from '../picture/avif-brand.ts';
import { rawPngProfiles } from './png-profile.ts';
import { jp2TagBlock, jpegTagBlock, jxrTagBlock, psdTagBlock } from './tag-blocks.ts';
import { cleanText } from './text.ts';

/** One tag as the library gives it. Its own types list hundreds of names; what matters here is the shape. */
type Tag = { readonly value?: unknown; readonly description?: unknown };
type Group = Readonly<Record<string, Tag | Tag[] | undefined>>;

/** The groups of tags that values are taken from. */
export type PhotoTags = {
  readonly exif: Group;
  readonly iptc: Group;
  readonly xmp: Group;
  readonly pngText: Group;
};

const none: PhotoTags = { exif: {}, iptc: {}, xmp: {}, pngText: {} };

export type ReadTags = { readonly tags: PhotoTags; readonly warning: string | null };

/**
 * Reads the tags in front of a picture. A file without any, or with a damaged directory, has none: the picture may be
 * fine all the same, so that is not an error. `warning` tells what was wrong.
 */
export function readPhotoTags(head: Uint8Array, mime: string): ReadTags {
  const read = load(tagBlockOf(head, mime));
  if (mime !== 'image/png' && mime !== 'image/apng') return read;
  const raw = rawPngProfiles(head);
  const exif = raw.exif == null ? null : load(raw.exif);
  const xmp = raw.xmp == null ? null : load(Buffer.from(raw.xmp));
  return {
    tags: {
      ...read.tags,
      exif: isEmpty(read.tags.exif) ? (exif?.tags.exif ?? {}) : read.tags.exif,
      xmp: isEmpty(read.tags.xmp) ? (xmp?.tags.xmp ?? {}) : read.tags.xmp,
    },
    warning: read.warning,
  };
}

/** The same over several blocks of one file: what an earlier one says stands. */
export function readTagBlocks(blocks: readonly Uint8Array[]): ReadTags {
  const read = blocks.map(load);
  const merged = (group: keyof PhotoTags): Group => Object.assign({}, ...read.map(({ tags }) => tags[group]).reverse());
  return {
    tags: { exif: merged('exif'), iptc: merged('iptc'), xmp: merged('xmp'), pngText: merged('pngText') },
    warning: read.find(({ warning }) => warning != null)?.warning ?? null,
  };
}

function tagBlockOf(head: Uint8Array, mime: string): Uint8Array {
  switch (mime) {
    case 'image/avif':
      return asStill(head);
    case 'image/jpeg':
      return jpegTagBlock(head);
    case 'image/jp2':
      return jp2TagBlock(head);
    case 'image/vnd.adobe.photoshop':
      return psdTagBlock(head);
    case 'image/jxr':
      return jxrTagBlock(head);
    default:
      return head;
  }
}

function isEmpty(group: Group): boolean {
  return Object.keys(group).length === 0;
}

/** What no value is taken from. Reading it would cost more than all that is: previews, profiles, layers, a camera's notes. */
const unread: ExcludeTagsOptions = {
  ...{ mpf: true, thumbnail: true, makerNotes: true, icc: true, photoshop: true, composite: true, gps: true },
  ...{ file: true, jfif: true, riff: true, gif: true },
  exif: ['ImageSourceData', 'PhotoshopSettings', 'ICC_Profile', 'MakerNote', 'JPEGTables', 'StripOffsets'],
};

function load(bytes: Uint8Array): ReadTags {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const found: ExpandedTags = ExifReader.loadView(view, {
      expanded: true,
      includeUnknown: false,
      excludeTags: unread,
      domParser: new DOMParser({ onError: onErrorStopParsing }),
    });
    return {
      tags: {
        exif: (found.exif ?? {}) as Group,
        iptc: (found.iptc ?? {}) as Group,
        xmp: (found.xmp ?? {}) as unknown as Group,
        pngText: (found.pngText ?? {}) as Group,
      },
      warning: null,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // Nothing there, or a container that carries no tags which the library reads: neither is worth a word.
    const isNothing = error instanceof ExifReader.errors.MetadataMissingError || reason === 'Invalid image format';
    return { tags: none, warning: isNothing ? null : `The embedded metadata could not be read: ${reason}` };
  }
}

function first(group: Group, name: string): Tag | null {
  const tag = group[name];
  return (Array.isArray(tag) ? tag[0] : tag) ?? null;
}

/** The tag's text: EXIF strings come as lists of one, XMP as strings or language alternatives. */
export function textOf(group: Group, name: string): string | null {
  const tag = first(group, name);
  if (tag == null) return null;
  if (typeof tag.value === 'string') return cleanText(tag.value);
  if (Array.isArray(tag.value) && typeof tag.value[0] === 'string') return cleanText(tag.value.join(' '));
  return cleanText(tag.description);
}

/** Every text of a repeated IPTC tag or an XMP list. */
export function textsOf(group: Group, name: string): (string | null)[] {
  const tag = group[name];
  if (tag == null) return [];
  if (Array.isArray(tag)) return tag.map((each) => cleanText(each.description));
  if (Array.isArray(tag.value) && tag.value.every((each) => typeof each === 'object' && each != null)) {
    return tag.value.map((each: Tag) => cleanText(each.value) ?? cleanText(each.description));
  }
  return [cleanText(tag.description)];
}

/** A number, or a fraction's value; null where the denominator is zero. */
export function numberOf(group: Group, name: string): number | null {
  return toNumber(first(group, name)?.value);
}

/** A list of fractions, such as degrees, minutes and seconds. */
export function numbersOf(group: Group, name: string): (number | null)[] {
  const value = first(group, name)?.value;
  return Array.isArray(value) ? value.map(toNumber) : [];
}

function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'string') return toFraction(value);
  if (!Array.isArray(value)) return null;
  const [above, below] = value as unknown[];
  if (typeof above !== 'number') return Array.isArray(above) ? toNumber(above) : null;
  if (below == null) return above;
  return typeof below === 'number' && below !== 0 ? above / below : null;
}

function toFraction(text: string): number | null {
  const match = /^\s*(-?\d+(?:\.\d+)?)(?:\/(\d+))?\s*$/.exec(text);
  if (match == null) return null;
  const below = match[2] == null ? 1 : Number(match[2]);
  return below === 0 ? null : Number(match[1]) / below;
}
