import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LibraryView } from '../../../../renderer/features/timeline/library-view.tsx';
import type { FakeAnswers } from '../../fake-bridge.ts';
import { libraryOf, makeCell } from '../../make.ts';
import { renderLibrary, withFakeLayout } from '../../render-library.tsx';

withFakeLayout();

const timeline = <LibraryView route={{ at: 'timeline' }} wishedCellPx={160} />;
const activeName = () => {
  const id = screen.getByRole('grid').getAttribute('aria-activedescendant');
  return id == null ? null : document.getElementById(id)?.getAttribute('aria-label');
};
const press = (key: string) => fireEvent.keyDown(screen.getByRole('grid'), { key });

test('shows the items of a month by their names', async () => {
  renderLibrary(timeline);
  expect(await screen.findByRole('gridcell', { name: 'IMG_1.jpg' })).toBeDefined();
  expect(screen.getByRole('rowgroup', { name: 'December 2023' })).toBeDefined();
  expect(screen.getByRole('grid', { name: 'Timeline' })).toBeDefined();
});

test('draws a screenful of a million items', async () => {
  const months = Array.from({ length: 250 }, (_, at) => ({
    month: (2023 - Math.floor(at / 12)) * 100 + 12 - (at % 12),
    count: 4_000,
  }));
  const million: FakeAnswers = {
    ...libraryOf(4_000),
    'timeline.months': () => ({ version: 1, months, total: 1_000_000 }),
  };
  renderLibrary(timeline, million);
  await screen.findByRole('gridcell', { name: 'IMG_1.jpg' });
  expect(screen.getAllByRole('gridcell').length).toBeLessThan(120);
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('200000');
});

test('the keys move through the grid and Enter opens what they are at', async () => {
  const { library } = renderLibrary(timeline);
  await screen.findByRole('gridcell', { name: 'IMG_1.jpg' });
  press('ArrowRight');
  expect(activeName()).toBe('IMG_2.jpg');
  press('End');
  expect(activeName()).toBe('IMG_30.jpg');
  press('Home');
  expect(activeName()).toBe('IMG_1.jpg');
  press('ArrowDown');
  press('Enter');
  expect(library.viewer.getState().cell?.name).toBe(activeName());
});

test('a click opens an item in the scope of the grid', async () => {
  const { library } = renderLibrary(<LibraryView route={{ at: 'kind', kind: 'photo' }} wishedCellPx={160} />);
  fireEvent.click(await screen.findByRole('gridcell', { name: 'IMG_4.jpg' }));
  expect(library.viewer.getState()).toMatchObject({ cell: { fileId: 4 }, scope: { kind: 'photo' } });
});

test('what there is to know of an item besides its name is said, not only drawn', async () => {
  renderLibrary(timeline, {
    'timeline.page': () => ({
      version: 1,
      items: [
        makeCell(1, { kind: 'video', name: 'film.mp4', durationMs: 65_000, offline: true, problem: 'CORRUPT_FILE' }),
      ],
    }),
  });
  const cell = await screen.findByRole('gridcell', { name: 'film.mp4' });
  expect(cell.getAttribute('aria-description')).toBe('Video, 1:05, offline, Damaged file');
});

test('a search without results says so', async () => {
  renderLibrary(<LibraryView route={{ at: 'search', text: 'nothing' }} wishedCellPx={160} />, libraryOf(0));
  expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeDefined();
  expect(screen.getByRole('heading', { name: '0 results for “nothing”' })).toBeDefined();
});

test('a library without a watched folder asks for one', async () => {
  const { library } = renderLibrary(timeline, { ...libraryOf(0), 'roots.list': () => [] });
  await library.roots.getState().load();
  expect(await screen.findByRole('heading', { name: 'Where are your pictures?' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add a folder' })).toBeDefined();
});

test('items that come while it is looked at appear', async () => {
  const { library, bridge } = renderLibrary(timeline, libraryOf(2));
  await screen.findByRole('gridcell', { name: 'IMG_2.jpg' });
  bridge.answer(libraryOf(3));
  library.timeline.getState().invalidate();
  await waitFor(() => expect(screen.getByRole('gridcell', { name: 'IMG_3.jpg' })).toBeDefined());
});
