import { expect, it } from 'vitest';
import { isOpenable } from '../../electron/lib/openable.ts';

it.each(['/p/a.jpg', '/p/B.HEIC', '/p/film.mp4', '/p/song.flac'])('%s is opened by the default program', (path) => {
  expect(isOpenable(path)).toBe(true);
});

it.each([
  '/p/a.bat',
  '/p/a.jpg.desktop',
  '/p/a.lnk',
  '/p/a.exe',
  '/p/a',
  '/p/.jpg',
  '/p/a.html',
  '/p/a.svg',
  '/p/a.jpg ',
])('%s could be run and is not', (path) => {
  expect(isOpenable(path)).toBe(false);
});
