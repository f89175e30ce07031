import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { tryGlobs } from '../../electron/watch/try-globs.ts';
import { filesByPath, makePlace, pretendIndexed, watchPlace } from './library-on-disk.ts';
import { putFile } from './world.ts';

const paths = ['a.jpg', 'a copy.jpg', 'raw/b.jpg', 'raw/deep/c.jpg', 'raw/deep/d copy.jpg', 'out/e.jpg', 'out/f.mp4'];

it('a trial of globs says what then happens, and changes nothing itself', async () => {
  const place = makePlace();
  for (const path of paths) {
    mkdirSync(dirname(`${place.watched}/${path}`), { recursive: true });
    putFile(`${place.watched}/${path}`, path);
  }
  const globs = { now: ['out/'] as readonly string[] };
  const watching = watchPlace(place, { ignoreGlobs: () => globs.now });
  const rootId = await watching.addRoot(place.watched);
  await watching.settled();
  pretendIndexed(place.db);
  const files = () => Object.keys(filesByPath(place.db, rootId)).sort();
  const before = files();
  expect(before).toEqual(['a copy.jpg', 'a.jpg', 'raw/b.jpg', 'raw/deep/c.jpg', 'raw/deep/d copy.jpg']);

  const next = ['* copy.jpg', 'raw/deep/'];
  const changes = place.db.prepare('select total_changes()').pluck().get();
  const trial = await tryGlobs(place.db, globs.now, next, null);
  expect(place.db.prepare('select total_changes()').pluck().get()).toBe(changes);
  expect(trial).toMatchObject({ globs: next, unusable: [], leaving: { files: 3 } });
  expect([...trial.leaving.examples].sort()).toEqual(['a copy.jpg', 'raw/deep/c.jpg', 'raw/deep/d copy.jpg']);
  expect(trial.returning).toEqual({ names: 1, examples: ['out/'] });
  expect(await tryGlobs(place.db, globs.now, globs.now, rootId)).toMatchObject({
    leaving: { files: 0 },
    returning: { names: 0 },
  });

  globs.now = next;
  watching.rescan(rootId);
  await watching.settled();
  expect(files()).toEqual(['a.jpg', 'out/e.jpg', 'out/f.mp4', 'raw/b.jpg']);
});
