import { fileTypeFromBuffer } from 'file-type';
import { type Identity, identityOf } from './identify.ts';

/**
 * Tells what a file is by its content. The library is asked in the middle: before it stand the cases that it gets
 * wrong or would call something vaguer, after it those that it does not know.
 */
export async function sniff(head: Uint8Array): Promise<Identity> {
  const before = heifBrand(head) ?? markup(head);
  if (before != null) return before;
  const found = await fileTypeFromBuffer(head);
  if (found != null) return identityOf(found.mime);
  const byMagic = magic(head);
  if (byMagic != null) return byMagic;
  if (isText(head)) return { is: 'other', what: 'a text file' };
  return hasMpegAudioFrames(head) ? identityOf('audio/mpeg') : { is: 'unknown' };
}

function ascii(bytes: Uint8Array, start: number, end: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', start, end);
}

const pictureBrands: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  avis: 'image/avif',
  heic: 'image/heic',
  heix: 'image/heic',
  heim: 'image/heic',
  heis: 'image/heic',
  hevc: 'image/heic-sequence',
  hevx: 'image/heic-sequence',
  mif1: 'image/heif',
  msf1: 'image/heif-sequence',
};

/**
 * HEIF and AVIF share their container with MP4. The major brand decides where it names a codec; behind the general
 * brands the compatible ones do (ISO/IEC 23008-12).
 */
function heifBrand(head: Uint8Array): Identity | null {
  if (ascii(head, 4, 8) !== 'ftyp') return null;
  const boxEnd = Math.min(new DataView(head.buffer, head.byteOffset).getUint32(0), head.length, 256);
  const major = ascii(head, 8, 12);
  const compatible: string[] = [];
  for (let at = 16; at + 4 <= boxEnd; at += 4) compatible.push(ascii(head, at, at + 4));
  const exact = pictureBrands[major];
  if (exact != null && !exact.startsWith('image/heif')) return identityOf(exact);
  if (exact == null && !(compatible.includes('mif1') && compatible.includes('miaf'))) return null;
  const byCodec = compatible
    .map((brand) => pictureBrands[brand])
    .find((mime) => mime != null && !mime.startsWith('image/heif'));
  return identityOf(byCodec ?? exact ?? 'image/heif');
}

/** Web pages and drawings are named for what they are: the library says only "XML", or nothing. */
function markup(head: Uint8Array): Identity | null {
  const text = ascii(head, 0, Math.min(head.length, 4_096))
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
    .toLowerCase();
  if (!text.startsWith('<')) return null;
  if (/^(<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*)*<!doctype html|^(<\?xml[^>]*>\s*)?<html[\s>]/.test(text))
    return identityOf('text/html');
  if (/<svg[\s>]/.test(text)) return identityOf('image/svg+xml');
  return null;
}

const magics: readonly { readonly at: number; readonly hex: string; readonly mime: string }[] = [
  // RF64 and BW64: WAV for more than 4 GiB.
  { at: 0, hex: '52463634', mime: 'audio/wav' },
  { at: 0, hex: '42573634', mime: 'audio/wav' },
  { at: 0, hex: '464f5662', mime: 'image/x-sigma-x3f' },
  // ASF by its header alone: the library wants to see a stream description, which a damaged file lacks.
  { at: 0, hex: '3026b2758e66cf11a6d900aa0062ce6c', mime: 'video/x-ms-asf' },
];

function magic(head: Uint8Array): Identity | null {
  const hit = magics.find(({ at, hex }) => Buffer.from(head.subarray(at, at + hex.length / 2)).toString('hex') === hex);
  return hit == null ? null : identityOf(hit.mime);
}

/** No control characters but white space, and valid as UTF-8 or marked as UTF-16. */
function isText(head: Uint8Array): boolean {
  const sample = head.subarray(0, 4_096);
  if (sample.length === 0) return false;
  const utf16 = (sample[0] === 0xff && sample[1] === 0xfe) || (sample[0] === 0xfe && sample[1] === 0xff);
  if (utf16) return true;
  if (sample.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27) || byte === 127)) return false;
  // A character may be cut at the end of the sample, so up to three bytes there are forgiven.
  const decoded = new TextDecoder('utf-8').decode(sample);
  return !decoded.slice(0, -3).includes('\ufffd');
}

const bitRates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0];
const lowBitRates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0];
const sampleRates = [44_100, 48_000, 32_000, 0];

/** Length in bytes of the MPEG layer III frame that starts at `at`, or 0 (ISO/IEC 11172-3, 13818-3). */
function frameLength(bytes: Uint8Array, at: number): number {
  const [first, second, third] = [bytes[at], bytes[at + 1], bytes[at + 2]];
  if (first !== 0xff || second == null || third == null) return 0;
  const version = (second >> 3) & 3;
  const layer = (second >> 1) & 3;
  if ((second & 0xe0) !== 0xe0 || version === 1 || layer !== 1) return 0;
  const isVersion1 = version === 3;
  const bitRate = (isVersion1 ? bitRates : lowBitRates)[third >> 4] ?? 0;
  const divisor = isVersion1 ? 1 : version === 2 ? 2 : 4;
  const sampleRate = (sampleRates[(third >> 2) & 3] ?? 0) / divisor;
  if (bitRate === 0 || sampleRate === 0) return 0;
  return Math.floor(((isVersion1 ? 144 : 72) * bitRate * 1_000) / sampleRate) + ((third >> 1) & 1);
}

/** MP3 without a tag, behind some junk: four frames in a row that fit together are no accident. */
function hasMpegAudioFrames(head: Uint8Array): boolean {
  const end = Math.min(head.length, 256 * 1_024);
  for (let start = 0; start < end; start += 1) {
    if (head[start] !== 0xff) continue;
    let at = start;
    let frames = 0;
    for (let length = frameLength(head, at); length > 0 && frames < 4; length = frameLength(head, at)) {
      at += length;
      frames += 1;
    }
    if (frames === 4) return true;
  }
  return false;
}
