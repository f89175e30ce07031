import { describe, expect, it } from 'vitest';
import type { MediaKind } from '../../contract/media.ts';
import { showAs } from '../../electron/store/show-as.ts';

const cases: readonly (readonly [MediaKind, string | null, string | null, string | null, string, RegExp | null])[] = [
  ['photo', 'image/jpeg', null, null, 'image', null],
  ['photo', 'image/avif', null, null, 'image', null],
  ['photo', 'image/heic', null, null, 'large', /^HEIC cannot be shown/],
  ['photo', 'image/tiff', null, null, 'large', /^TIFF/],
  ['photo', 'image/x-unheard-of', null, null, 'large', /^UNHEARD-OF/],
  ['photo', null, null, null, 'large', /^This picture/],
  ['video', 'video/mp4', 'h264', 'aac', 'video', null],
  ['video', 'video/mp4', 'h264', null, 'video', null],
  ['video', 'video/webm', 'vp9', 'opus', 'video', null],
  ['video', 'video/webm', 'av1', 'vorbis', 'video', null],
  ['video', 'video/quicktime', 'h264', 'aac', 'video', null],
  ['video', 'video/mp4', 'hevc', 'aac', 'poster', /HEVC/],
  ['video', 'video/quicktime', 'prores', 'pcm_s16le', 'poster', /ProRes/],
  ['video', 'video/mp4', 'h264', 'ac3', 'video', /sound is in Dolby Digital/],
  ['video', 'video/x-matroska', 'h264', 'aac', 'poster', /Matroska/],
  ['video', 'video/x-msvideo', 'mpeg4', 'mp3', 'poster', /AVI/],
  ['video', 'video/mp2t', 'h264', 'aac', 'poster', /transport stream/],
  ['video', 'video/mp4', null, null, 'video', null],
  ['audio', 'audio/mpeg', null, 'mp3', 'audio', null],
  ['audio', 'audio/mp4', null, 'aac', 'audio', null],
  ['audio', 'audio/mp4', null, 'alac', 'poster', /Apple Lossless/],
  ['audio', 'video/mp4', null, 'aac', 'audio', null],
  ['audio', 'audio/flac', null, 'flac', 'audio', null],
  ['audio', 'video/ogg', null, 'vorbis', 'audio', null],
  ['audio', 'audio/wav', null, 'pcm_s24le', 'audio', null],
  ['audio', 'audio/x-ape', null, 'ape', 'poster', /APE/],
  ['audio', null, null, null, 'audio', null],
];

describe('how the original is shown', () => {
  it.each(cases)('%s of %s, %s and %s as %s', (kind, mime, videoCodec, audioCodec, how, why) => {
    const shown = showAs({ kind, mime, videoCodec, audioCodec });
    expect(shown.how).toBe(how);
    if (why == null) expect(shown.why).toBeNull();
    else expect(shown.why).toMatch(why);
  });
});
