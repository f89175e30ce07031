import type { MediaKind } from '../../contract/media.ts';
import { photoFormats, timedFormats } from '../formats.ts';

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
  'image/x-icon': 'image/vnd.microsoft.icon',
  'image/vnd.ms-photo': 'image/jxr',
  'image/jpx': 'image/jp2',
  'image/aces': 'image/x-exr',
};

/** Pictures that can be read. Video and audio are open sets: the tools say what they can do. */
const readablePictures: ReadonlySet<string> = new Set(photoFormats.flatMap(({ mimes }) => mimes));

const names: Readonly<Record<string, string>> = {
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

/** Camera raws that are TIFF files to a sniffer, by the extension of their makers. */
const rawByExtension: Readonly<Record<string, string>> = {
  nef: 'image/x-nikon-nef',
  nrw: 'image/x-nikon-nef',
  arw: 'image/x-sony-arw',
  srf: 'image/x-sony-arw',
  sr2: 'image/x-sony-arw',
  pef: 'image/x-pentax-pef',
  orf: 'image/x-olympus-orf',
  srw: 'image/x-samsung-srw',
  dng: 'image/x-adobe-dng',
  ...Object.fromEntries(
    'raw dcr kdc erf mef mos iiq 3fr fff'.split(' ').map((extension) => [extension, 'image/x-raw']),
  ),
};

/**
 * Reading a raw as the TIFF that it is would show the stamp-sized preview as if it were the picture. Here, and only
 * here, the name decides between two readings that the content allows.
 */
export function withRawName(identity: Identity, extension: string): Identity {
  const isTiff = identity.is === 'media' && identity.mime === 'image/tiff';
  const raw = rawByExtension[extension];
  return isTiff && raw != null ? identityOf(raw) : identity;
}

const mediaExtensions: ReadonlySet<string> = new Set(
  [...photoFormats, ...timedFormats].flatMap(({ extensions }) => extensions),
);

export function isMediaExtension(extension: string): boolean {
  return mediaExtensions.has(extension);
}

/** The extension of a name in lower case, without its dot; empty when there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}
