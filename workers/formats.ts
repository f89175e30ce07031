import type { MediaKind } from '../contract/media.ts';

/**
 * What is read, by what, and how well. The picture types decide what counts as a photo; the table in docs/formats.md is made
 * of all of it (`npm run formats`).
 */
export type Format = {
  readonly kind: MediaKind;
  readonly name: string;
  /** Media types by content; the first is the one that is kept. */
  readonly mimes: readonly string[];
  readonly extensions: readonly string[];
  readonly values: string;
  readonly picture: string;
  /** Limits and habits that are worth knowing; empty where there are none. */
  readonly note: string;
};

const photo = (
  name: string,
  mimes: string,
  extensions: string,
  how: { readonly values?: string; readonly picture?: string; readonly note?: string } = {},
): Format => ({
  kind: 'photo',
  name,
  mimes: mimes.split(' '),
  extensions: extensions.split(' '),
  values: how.values ?? 'exifreader',
  picture: how.picture ?? 'libvips',
  note: how.note ?? '',
});

const magick = 'ImageMagick (WebAssembly)';
const preview = 'embedded JPEG preview, else LibRaw in ImageMagick (WebAssembly)';
const raw = (name: string, mime: string, extensions: string, note = '') =>
  photo(name, mime, extensions, { values: 'own directory walk, exifreader', picture: preview, note });

export const photoFormats: readonly Format[] = [
  photo('JPEG, MPO', 'image/jpeg', 'jpg jpeg jpe jfif mpo', {
    note: 'shrunk while read: up to 1,000 megapixels; motion photos are shown by their still',
  }),
  photo('PNG, APNG', 'image/png image/apng', 'png apng', {
    note: 'also EXIF and XMP that ImageMagick keeps as text; first frame',
  }),
  photo('GIF', 'image/gif', 'gif', { note: 'first frame' }),
  photo('WebP', 'image/webp', 'webp', { note: 'first frame' }),
  photo('TIFF, BigTIFF', 'image/tiff', 'tif tiff', {
    picture: 'libvips; ImageMagick (WebAssembly) for old-style JPEG and CIELAB; ffmpeg for LZMA',
    note: 'first page; no values from BigTIFF',
  }),
  photo('AVIF', 'image/avif', 'avif', { note: 'sequences by their still' }),
  photo('HEIC, HEIF', 'image/heic image/heif image/heic-sequence image/heif-sequence', 'heic heif hif', {
    picture: 'libheif (WebAssembly), libvips for AV1',
    note: 'an embedded thumbnail where it is large enough; VVC and uncompressed pixels by their values only',
  }),
  photo('JPEG XL', 'image/jxl', 'jxl', {
    picture: `${magick}, ffmpeg for what it refuses`,
    note: 'size and turning by own header reader; first frame',
  }),
  photo('JPEG 2000', 'image/jp2 image/j2k', 'jp2 jpx j2k', { picture: magick }),
  photo('JPEG XR', 'image/jxr', 'jxr wdp hdp', { picture: 'not decoded', note: 'values only' }),
  photo('BMP', 'image/bmp', 'bmp dib', { picture: magick, values: 'own header reader' }),
  photo('Photoshop', 'image/vnd.adobe.photoshop', 'psd psb', { picture: magick, note: 'the merged picture' }),
  photo('Icon', 'image/vnd.microsoft.icon', 'ico', { picture: magick, note: 'its first picture' }),
  photo('SVG', 'image/svg+xml', 'svg', {
    picture: 'librsvg in libvips',
    note: 'from memory: no scripts, no other files; up to 8 MiB',
  }),
  photo('OpenEXR', 'image/x-exr', 'exr', { picture: magick }),
  photo('Radiance HDR', 'image/vnd.radiance', 'hdr', { picture: magick }),
  photo('QOI', 'image/x-qoi', 'qoi', { picture: magick }),
  raw('Adobe DNG, ProRAW', 'image/x-adobe-dng', 'dng'),
  raw('Canon CR2', 'image/x-canon-cr2', 'cr2'),
  raw('Canon CR3', 'image/x-canon-cr3', 'cr3'),
  raw('Nikon NEF, NRW', 'image/x-nikon-nef', 'nef nrw'),
  raw('Sony ARW, SR2', 'image/x-sony-arw', 'arw srf sr2'),
  raw('Fujifilm RAF', 'image/x-fujifilm-raf', 'raf'),
  raw('Panasonic RW2', 'image/x-panasonic-rw2', 'rw2'),
  raw('Olympus ORF', 'image/x-olympus-orf', 'orf', 'the preview is found by its first bytes'),
  raw('Pentax PEF', 'image/x-pentax-pef', 'pef'),
  raw('Samsung SRW', 'image/x-samsung-srw', 'srw'),
  raw(
    'Sigma X3F',
    'image/x-sigma-x3f',
    'x3f',
    'the preview is found by its first bytes; its size stands for the sensor’s',
  ),
  raw('other TIFF-like raws', 'image/x-raw', 'raw dcr kdc erf mef mos iiq 3fr fff', 'told from a TIFF by the name'),
];

const timed = (kind: MediaKind, name: string, mimes: string, extensions: string, note = ''): Format => ({
  kind,
  name,
  mimes: mimes.split(' '),
  extensions: extensions.split(' '),
  values: kind === 'video' ? 'ffprobe' : 'music-metadata, ffprobe for what it leaves open',
  picture:
    kind === 'video'
      ? 'ffmpeg: a typical frame, HDR mapped where zscale is built in'
      : 'embedded cover, else a waveform by ffmpeg',
  note,
});

export const timedFormats: readonly Format[] = [
  timed(
    'video',
    'MP4, MOV, 3GP',
    'video/mp4 video/quicktime video/3gpp video/3gpp2',
    'mp4 m4v mov qt 3gp 3g2',
    'codecs as ffmpeg has them; sound alone becomes audio',
  ),
  timed('video', 'Matroska, WebM', 'video/x-matroska video/webm', 'mkv webm'),
  timed('video', 'AVI', 'video/x-msvideo', 'avi'),
  timed('video', 'MPEG-TS, AVCHD', 'video/mp2t', 'ts mts m2ts', 'date and camera of AVCHD by own reader'),
  timed('video', 'MPEG-PS, VOB', 'video/mpeg', 'mpg mpeg vob ps'),
  timed('video', 'Windows Media', 'video/x-ms-asf', 'wmv asf'),
  timed('video', 'Flash', 'video/x-flv', 'flv'),
  timed('video', 'Ogg Theora', 'video/ogg', 'ogv'),
  timed('video', 'MXF', 'video/mxf', 'mxf'),
  timed('audio', 'MP3', 'audio/mpeg', 'mp3', 'ID3v1, 2.2 to 2.4, APEv2'),
  timed('audio', 'FLAC', 'audio/flac', 'flac'),
  timed('audio', 'Ogg Vorbis, Opus', 'audio/ogg', 'ogg oga opus'),
  timed('audio', 'AAC, ALAC in MP4', 'audio/mp4 audio/aac', 'm4a m4b aac'),
  timed('audio', 'WAV, RF64, BWF', 'audio/wav', 'wav bwf'),
  timed('audio', 'AIFF', 'audio/aiff', 'aif aiff aifc'),
  timed('audio', 'Windows Media', 'audio/x-ms-wma', 'wma'),
  timed('audio', 'Monkey’s Audio, WavPack, DSF', 'audio/x-ape audio/x-wavpack audio/x-dsf', 'ape wv dsf'),
  timed('audio', 'AMR, Matroska', 'audio/amr audio/x-matroska', 'amr mka'),
];

/** Where independent tools disagree about the test corpus: what Arsip says, and why. */
export const decisions: readonly { readonly about: string; readonly answer: string; readonly why: string }[] = [
  {
    about: 'size of a camera raw',
    answer: 'that of the directory marked as the main picture, else EXIF’s',
    why: 'it is what the camera recorded; the previews that TIFF readers see are not the picture',
  },
  {
    about: 'media type of a raw',
    answer: 'the maker’s',
    why: 'a raw that is called a TIFF would be shown by its stamp',
  },
  {
    about: 'sound in a container for video',
    answer: 'audio, with the audio type of the container',
    why: 'what a file is for decides where a person looks for it',
  },
  {
    about: 'length of an MP3 without a table',
    answer: 'by walking its frames',
    why: 'a bit rate of one frame says nothing about a variable one',
  },
  {
    about: 'orientation in XMP',
    answer: 'ignored',
    why: 'programs that turn the pixels leave it behind, and no viewer heeds it',
  },
  { about: 'orientation 0', answer: '1', why: 'an illegal value shows the picture as it is stored' },
  {
    about: 'size of a video with pixels that are not square',
    answer: 'as shown, its width stretched',
    why: 'the height is what encoders keep',
  },
  {
    about: 'frame rate that varies',
    answer: 'the average',
    why: 'the base rate is only the resolution of time stamps',
  },
  {
    about: 'artists',
    answer: 'all of them, in the order of the file, joined by a semicolon',
    why: 'commas and slashes are part of names',
  },
  {
    about: 'length of days in a file of seconds',
    answer: 'not believed; measured by packets in small files',
    why: 'broken fragments state all ones',
  },
];
