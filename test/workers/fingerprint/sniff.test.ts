import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { extensionOf, identityOf, withRawName } from '../../../workers/fingerprint/identify.ts';
import { sniff } from '../../../workers/fingerprint/sniff.ts';
import { corpusPath } from '../../support/corpus.ts';

const sniffFile = (path: string) => sniff(readFileSync(corpusPath(path)));

describe('what a file is', () => {
  it.each([
    ['hostile/wrong-extension/this-is-a-jpeg.png', 'photo', 'image/jpeg'],
    ['photos/webp/looks-like-svg.webp', 'photo', 'image/webp'],
    ['photos/heif/avif32.heif', 'photo', 'image/avif'],
    ['photos/heif/vvc32.heif', 'photo', 'image/heif'],
    ['photos/avif/colors-animated-8bpc-audio.avif', 'photo', 'image/avif'],
    ['photos/misc/logo.svg', 'photo', 'image/svg+xml'],
    ['photos/raw/CanonRaw.cr2', 'photo', 'image/x-canon-cr2'],
    ['photos/jxl/smallest.jxl', 'photo', 'image/jxl'],
    ['audio/mp3/bear-vbr-no-seek-table.mp3', 'audio', 'audio/mpeg'],
    ['audio/wav/sample_rf64.wav', 'audio', 'audio/wav'],
    ['audio/ogg/example.opus', 'audio', 'audio/ogg'],
    ['video/mkv/sample_with_srt.mkv', 'video', 'video/x-matroska'],
    ['video/avi/sample.avi', 'video', 'video/x-msvideo'],
    ['audio/wma/silence-1.wma', 'audio', 'audio/x-ms-wma'],
    ['hostile/loop/CWE-835.wma', 'video', 'video/x-ms-asf'],
  ])('%s is told by its content', async (path, kind, mime) => {
    expect(await sniffFile(path)).toEqual({ is: 'media', kind, mime });
  });

  it.each([
    ['hostile/wrong-extension/html-named.mp4', 'web page'],
    ['hostile/wrong-extension/text-named.jpg', 'text'],
    ['hostile/wrong-extension/zip-named.mov', 'ZIP'],
    ['video/subtitles/typical_utf16le.srt', 'text'],
    ['hostile/fuzz/issue_ghsa_496f_x7cq_cq39_poc.jpg', 'PostScript'],
  ])('%s is refused by name', async (path, words) => {
    expect(await sniffFile(path)).toMatchObject({ is: 'other', what: expect.stringContaining(words) });
  });

  it.each(['hostile/fuzz/issue_2340_poc.mp4', 'hostile/corrupt-header/corrupt.mkv'])(
    '%s is not known',
    async (path) => {
      expect(await sniffFile(path)).toEqual({ is: 'unknown' });
    },
  );

  it('is a camera raw where a TIFF has such a name', () => {
    expect(withRawName(identityOf('image/tiff'), 'nef')).toMatchObject({ is: 'media', mime: 'image/x-nikon-nef' });
    expect(withRawName(identityOf('image/tiff'), 'tif')).toMatchObject({ mime: 'image/tiff' });
    expect(withRawName(identityOf('image/jpeg'), 'nef')).toMatchObject({ mime: 'image/jpeg' });
  });

  it('takes its extension from behind the last dot, if there is a name before it', () => {
    expect([extensionOf('a.b.JPG'), extensionOf('.hidden'), extensionOf('none')]).toEqual(['jpg', '', '']);
  });
});
