import { copyFileSync, mkdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openRealLibrary } from '../support/real-library.ts';

/** Which file is which, through the whole pipeline with real decoders. */

async function makePicture(path: string, red: number): Promise<void> {
  await sharp({ create: { width: 64, height: 48, channels: 3, background: { r: red, g: 9, b: 9 } } })
    .jpeg()
    .toFile(path);
  utimesSync(path, 1_700_000_000, 1_700_000_000);
}

it('a picture that is copied to another root and deleted keeps its row and thumbnail, and nothing is decoded', async () => {
  const real = await openRealLibrary();
  const { handlers } = real.library;
  await makePicture(join(real.pictures, 'a.jpg'), 200);
  await makePicture(join(real.pictures, 'b.jpg'), 100);
  await real.addPictures();
  await real.idle();
  const before = real.rows(`select id, content_key, item_id from file where display_name = 'a.jpg'`)[0];
  const done = () => real.one(`select value from counter where name = 'done:thumbnail'`);
  const thumbsBefore = done();
  const other = join(real.pictures, '..', 'other');
  mkdirSync(other);
  copyFileSync(join(real.pictures, 'a.jpg'), join(other, 'moved.jpg'));
  utimesSync(join(other, 'moved.jpg'), 1_600_000_000, 1_600_000_000);
  rmSync(join(real.pictures, 'a.jpg'));
  await handlers['roots.rescan']({});
  await real.idle();
  await handlers['roots.add']({ path: other });
  await real.idle();
  expect(real.rows(`select id, content_key, item_id from file where display_name = 'moved.jpg'`)[0]).toEqual(before);
  expect(real.one(`select count(*) from file`)).toBe(2);
  expect(done()).toBe(thumbsBefore);
  expect(real.one(`select count(*) from media where visible = 1 and thumb_key is not null`)).toBe(2);
});
