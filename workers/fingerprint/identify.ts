import type { MediaKind } from '../../contract/media.ts';

/** What a file is by its content: media of a kind, something else that can be named, or nothing that is recognised. */
export type Identity =
  | { readonly is: 'media'; readonly kind: MediaKind; readonly mime: string }
  | { readonly is: 'other'; readonly what: string }
  | { readonly is: 'unknown' };

/** One spelling for each type, whatever the detecting library calls it. */
const spelling: Readonly<Record<string, string>> = {
  'audio/x-m4a': 'audio/mp4',
  'audio/ape': 'audio/x-ape',
  'audio/wavpack': 'audio/x-wavpack',
  'audio/x-flac': 'audio/flac',
  'audio/vnd.wave': 'audio/wav',
  'audio/x-ms-asf': 'audio/x-ms-wma',
  'application/vnd.ms-asf': 'video/x-ms-asf',
  'video/vnd.avi': 'video/x-msvideo',
  'video/matroska': 'video/x-matroska',
  'audio/matroska': 'audio/x-matroska',
  'video/mp1s': 'video/mpeg',
  'video/mp2p': 'video/mpeg',
  'video/x-m4v': 'video/mp4',
  'application/ogg': 'video/ogg',
  'application/mxf': 'video/mxf',
};

/** Pictures that can be read. Video and audio are open sets: the tools say what they can do. */
const readablePictures: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/gif',
  'image/tiff',
  'image/avif',
  'image/heic',
  'image/heic-sequence',
  'image/heif',
  'image/heif-sequence',
  'image/bmp',
]);

const names: Readonly<Record<string, string>> = {
  'image/svg+xml': 'an SVG drawing, which can contain programs and is not opened',
  'image/jxl': 'a JPEG XL picture',
  'image/jp2': 'a JPEG 2000 picture',
  'image/vnd.ms-photo': 'a JPEG XR picture',
  'image/vnd.adobe.photoshop': 'a Photoshop document',
  'image/x-icon': 'an icon',
  'image/x-adobe-dng': 'a camera raw picture (DNG)',
  'image/x-nikon-nef': 'a camera raw picture (Nikon NEF)',
  'image/x-canon-cr2': 'a camera raw picture (Canon CR2)',
  'image/x-canon-cr3': 'a camera raw picture (Canon CR3)',
  'image/x-fujifilm-raf': 'a camera raw picture (Fujifilm RAF)',
  'image/x-panasonic-rw2': 'a camera raw picture (Panasonic RW2)',
  'image/x-sony-arw': 'a camera raw picture (Sony ARW)',
  'image/x-olympus-orf': 'a camera raw picture (Olympus ORF)',
  'image/x-sigma-x3f': 'a camera raw picture (Sigma X3F)',
  'application/zip': 'a ZIP archive',
  'application/pdf': 'a PDF document',
  'application/eps': 'a PostScript picture, which is a program and is not run',
  'application/postscript': 'a PostScript document, which is a program and is not run',
  'application/xml': 'an XML document',
  'text/html': 'a web page',
  'audio/midi': 'a MIDI score, which holds notes and no sound',
};

/** The identity that a media type stands for. */
export function identityOf(reportedMime: string): Identity {
  const bare = (reportedMime.split(';')[0] ?? reportedMime).trim().toLowerCase();
  const mime = spelling[bare] ?? bare;
  const named = names[mime];
  if (named != null) return { is: 'other', what: named };
  if (readablePictures.has(mime)) return { is: 'media', kind: 'photo', mime };
  if (mime.startsWith('image/')) return { is: 'other', what: `a picture of the type ${mime}` };
  if (mime.startsWith('video/')) return { is: 'media', kind: 'video', mime };
  if (mime.startsWith('audio/')) return { is: 'media', kind: 'audio', mime };
  return { is: 'other', what: `a file of the type ${mime}` };
}

const rawExtensions: ReadonlySet<string> = new Set(
  'nef nrw arw srf sr2 pef orf raw srw dcr kdc erf mef mos iiq 3fr'.split(' '),
);

/**
 * Camera raws that are TIFF files to a sniffer. Reading them as TIFF would show the stamp-sized preview as if it were
 * the picture. Here, and only here, the name decides between two readings that the content allows.
 */
export function withRawName(identity: Identity, extension: string): Identity {
  const isTiff = identity.is === 'media' && identity.mime === 'image/tiff';
  return isTiff && rawExtensions.has(extension)
    ? { is: 'other', what: `a camera raw picture (${extension.toUpperCase()})` }
    : identity;
}

const mediaExtensions: ReadonlySet<string> = new Set(
  (
    'jpg jpeg jpe jfif png apng webp gif tif tiff avif heic heif hif bmp dib jxl jp2 dng nef cr2 cr3 arw raf rw2 orf pef x3f ' +
    'mp4 m4v mov qt mkv webm avi ts mts m2ts 3gp 3g2 wmv asf flv mpg mpeg vob ps ogv mxf ' +
    'mp3 flac ogg oga opus m4a m4b aac wav bwf aif aiff wma ape wv mka amr dsf'
  ).split(' '),
);

export function isMediaExtension(extension: string): boolean {
  return mediaExtensions.has(extension);
}

/** The extension of a name in lower case, without its dot; empty when there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}
