import { expect, it } from 'vitest';
import { rootById } from '../../electron/store/root.ts';
import { waitFor } from '../support/wait-for.ts';
import { filesByPath, makePlace, watchPlace } from './library-on-disk.ts';
import { putFile } from './world.ts';

it('a folder gets another name and another way to be watched, while it runs', async () => {
  const place = makePlace();
  putFile(`${place.watched}/a.jpg`, 'a');
  const watching = watchPlace(place, { watch: true, presenceEveryMs: 100 });
  const rootId = await watching.addRoot(place.watched);
  await watching.settled();
  const how = () => watching.state(rootId).watching.how;
  const names = () => Object.keys(filesByPath(place.db, rootId));
  const automatic = how();
  expect(automatic).not.toBe('none');

  await watching.changeRoot(rootId, { label: 'Holidays', watchMode: 'manual' });
  await watching.settled();
  expect(rootById(place.db, rootId)).toMatchObject({ label: 'Holidays', watchMode: 'manual' });
  expect(how()).toBe('none');
  putFile(`${place.watched}/b.jpg`, 'b');
  watching.rescan(rootId);
  await waitFor('the scan that was asked for', () => names().includes('b.jpg'));

  putFile(`${place.watched}/c.jpg`, 'c');
  // Both at once, as two windows may: one runner is left.
  await Promise.all([
    watching.changeRoot(rootId, { watchMode: 'polling' }),
    watching.changeRoot(rootId, { watchMode: 'auto' }),
  ]);
  await waitFor('what it missed', () => names().includes('c.jpg'));
  await watching.settled();
  expect(rootById(place.db, rootId)).toMatchObject({ label: 'Holidays', watchMode: 'auto' });
  expect(how()).toBe(automatic);
});
