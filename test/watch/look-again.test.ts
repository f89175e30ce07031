import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { waitFor } from '../support/wait-for.ts';
import { filesByPath, jobCount, makePlace, watchPlace } from './library-on-disk.ts';

it('a file that seemed to be gone while it was read, and is there as before, is asked for again, once', async () => {
  const place = makePlace();
  const path = join(place.watched, 'a.jpg');
  writeFileSync(path, 'a picture');
  // Old enough to be taken for complete.
  utimesSync(path, 1_600_000_000, 1_600_000_000);
  const watching = watchPlace(place);
  const rootId = await watching.addRoot(place.watched);
  await watching.settled();
  const file = filesByPath(place.db, rootId)['a.jpg'];
  if (file == null) throw new Error('the file was not found');
  // What a stage does that meets ENOENT: the job goes, the file stays queued.
  place.db.exec('delete from job');
  for (let look = 0; look < 2; look += 1) {
    watching.lookAgain([file.id]);
    await waitFor('the file to be looked at', () => watching.idle() && jobCount(place.db) === 1);
  }
  expect(filesByPath(place.db, rootId)['a.jpg']).toEqual(file);
});
