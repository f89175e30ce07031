import { extname } from 'node:path';

/** Names that every system opens in a viewer or player, and none runs. */
const openableExtensions = new Set(
  (
    'jpg jpeg jpe jfif png webp gif tif tiff avif heic heif bmp jxl jp2 psd dng cr2 cr3 nef arw orf rw2 raf pef srw ' +
    'mp4 m4v mov qt mkv webm avi ts mts m2ts m2t 3gp 3g2 mpg mpeg vob wmv asf flv f4v ogv mxf ' +
    'mp3 flac ogg oga opus m4a m4b aac wav aif aiff wma ape wv mka weba'
  ).split(' '),
);

/**
 * Whether a file may be handed to the system's default program. Files are told by their content and systems go by the
 * name: something that begins like a picture and is named `.bat` or `.desktop` would be run.
 */
export const isOpenable = (path: string): boolean => openableExtensions.has(extname(path).slice(1).toLowerCase());
