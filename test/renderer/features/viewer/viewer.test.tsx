import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ItemCell, ItemDetail } from '../../../../contract/media.ts';
import { Viewer } from '../../../../renderer/features/viewer/viewer.tsx';
import type { FakeAnswers } from '../../fake-bridge.ts';
import { makeCell, makeDetail } from '../../make.ts';
import { renderLibrary, withFakeLayout } from '../../render-library.tsx';

withFakeLayout();

async function openViewer(cell: ItemCell, answers: FakeAnswers = {}) {
  const rendered = renderLibrary(
    <>
      <button type="button">Behind</button>
      <Viewer />
    </>,
    answers,
  );
  screen.getByRole('button', { name: 'Behind' }).focus();
  act(() => rendered.library.viewer.getState().open(cell, { kind: 'photo' }));
  await screen.findByRole('dialog', { name: cell.name });
  return rendered;
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const showing = (detail: Partial<ItemDetail>): FakeAnswers => ({
  'item.get': ({ itemId }) => makeDetail(itemId, detail),
});

test('the arrows go through the scope, and stop at its ends', async () => {
  const { library } = await openViewer(makeCell(29));
  await waitFor(() => expect(library.viewer.getState().next).not.toBeNull());
  press('ArrowRight');
  expect(await screen.findByRole('dialog', { name: 'IMG_30.jpg' })).toBeDefined();
  await waitFor(() => expect(library.viewer.getState().previous).not.toBeNull());
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
  press('ArrowRight');
  expect(screen.getByRole('dialog', { name: 'IMG_30.jpg' })).toBeDefined();
  press('ArrowLeft');
  expect(await screen.findByRole('dialog', { name: 'IMG_29.jpg' })).toBeDefined();
});

test('Esc closes it and gives the focus back', async () => {
  await openViewer(makeCell(3));
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
  press('Escape');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Behind' })));
});

test('I shows and hides the details', async () => {
  await openViewer(makeCell(3));
  press('i');
  expect(await screen.findByText('/pictures/IMG_3.jpg')).toBeDefined();
  expect(screen.getByText('Canon EOS R6')).toBeDefined();
  press('i');
  await waitFor(() => expect(screen.queryByText('/pictures/IMG_3.jpg')).toBeNull());
});

test('Z and the signs zoom, and the next item begins fitted', async () => {
  const { library } = await openViewer(makeCell(3));
  await waitFor(() => expect(library.viewer.getState().next).not.toBeNull());
  expect(screen.getByText('Fit')).toBeDefined();
  press('z');
  expect(screen.getByText('100 %')).toBeDefined();
  press('+');
  expect(screen.getByText('140 %')).toBeDefined();
  press('ArrowRight');
  await screen.findByRole('dialog', { name: 'IMG_4.jpg' });
  expect(screen.getByText('Fit')).toBeDefined();
});

test('a picture is shown from the original', async () => {
  await openViewer(makeCell(3));
  const picture = await screen.findByRole<HTMLImageElement>('img', { name: 'IMG_3.jpg' });
  expect(picture.getAttribute('src')).toBe('/media/original/3?v=3');
});

test('what the window cannot show is shown by its large view with a word why', async () => {
  await openViewer(makeCell(3), showing({ showAs: { how: 'large', why: 'HEIC pictures cannot be shown here.' } }));
  const picture = await screen.findByRole<HTMLImageElement>('img', { name: 'IMG_3.jpg' });
  expect(picture.getAttribute('src')).toBe('/media/large/3?v=v3');
  expect(screen.getByRole('note').textContent).toContain('HEIC pictures cannot be shown here.');
});

test('a video has its player, and the arrows are the player’s while it has the focus', async () => {
  const video = { kind: 'video', name: 'film.mp4', durationMs: 9_000 } as const;
  const { library } = await openViewer(
    makeCell(3, video),
    showing({ kind: 'video', showAs: { how: 'video', why: null } }),
  );
  const player = await waitFor(() => {
    const found = document.querySelector('video');
    expect(found?.getAttribute('src')).toBe('/media/original/3?v=3');
    return found as HTMLVideoElement;
  });
  await waitFor(() => expect(library.viewer.getState().next).not.toBeNull());
  fireEvent.keyDown(player, { key: 'ArrowRight' });
  expect(screen.getByRole('dialog', { name: 'film.mp4' })).toBeDefined();
  fireEvent.error(player);
  expect(await screen.findByText('This cannot be played here. Another program may be able to.')).toBeDefined();
});

test('the file can be shown and opened by what this host can do', async () => {
  const { library, bridge } = await openViewer(makeCell(3), {
    'file.reveal': () => ({ done: true }),
    'file.open': () => ({ done: true }),
  });
  await act(() => library.app.getState().load());
  press('i');
  fireEvent.click(await screen.findByRole('button', { name: 'Show in file manager' }));
  fireEvent.click(screen.getByRole('button', { name: 'Open with default program' }));
  await waitFor(() => expect(bridge.count('file.open')).toBe(1));
  expect(bridge.asked.find(({ name }) => name === 'file.reveal')?.input).toEqual({ fileId: 3 });
});
