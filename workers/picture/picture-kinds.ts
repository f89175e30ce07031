import type { MagickFormatName } from './magick.ts';

/** Which reader a media type goes to. Apart from the readers themselves, which are loaded when a file needs them. */

const magickFormats: Readonly<Record<string, MagickFormatName>> = {
  'image/jxl': 'JXL',
  'image/jp2': 'JP2',
  'image/j2k': 'J2K',
  'image/vnd.adobe.photoshop': 'PSD',
  'image/vnd.microsoft.icon': 'ICO',
  'image/bmp': 'BMP',
  'image/x-exr': 'EXR',
  'image/vnd.radiance': 'HDR',
  'image/x-qoi': 'QOI',
};

/** ImageMagick's name of a format that is left to it; null for the others. */
export function magickFormatOf(mime: string): MagickFormatName | null {
  return magickFormats[mime] ?? null;
}

const rawMime =
  /^image\/x-(adobe-dng|nikon-nef|canon-cr2|canon-cr3|fujifilm-raf|panasonic-rw2|sony-arw|olympus-orf|pentax-pef|samsung-srw|sigma-x3f|raw)$/;

export function isRaw(mime: string): boolean {
  return rawMime.test(mime);
}
