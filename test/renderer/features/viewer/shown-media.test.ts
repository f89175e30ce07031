import { expect, test } from 'vitest';
import { mediaAddress } from '../../../../renderer/bridge.ts';
import { shownMedia } from '../../../../renderer/features/viewer/shown-media.ts';
import { makeCell, makeDetail } from '../../make.ts';

const url = (variant: 'thumb' | 'large' | 'original', id: number, version?: string | null) =>
  mediaAddress('/m/', variant, id, version);

test('before the details are here, the thumbnail stands in', () => {
  expect(shownMedia(makeCell(1), null, url)).toEqual({ how: 'pending', thumb: '/m/thumb/1?v=v1' });
});

test('a picture the window can show is the original, by the version of the file', () => {
  expect(shownMedia(makeCell(1), makeDetail(1), url)).toMatchObject({ how: 'picture', address: '/m/original/1?v=3' });
});

test.each(['large', 'poster'] as const)('what it cannot show is the large view, with the reason (%s)', (how) => {
  const media = shownMedia(makeCell(1), makeDetail(1, { showAs: { how, why: 'HEIC is not shown here.' } }), url);
  expect(media).toMatchObject({ how: 'picture', address: '/m/large/1?v=v1', why: 'HEIC is not shown here.' });
});

test('sound without a cover has none to load', () => {
  const detail = makeDetail(1, { kind: 'audio', thumb: null, showAs: { how: 'audio', why: null } });
  expect(shownMedia(makeCell(1, { thumb: null }), detail, url)).toEqual({
    how: 'audio',
    address: '/m/original/1?v=3',
    cover: null,
    why: null,
  });
});
