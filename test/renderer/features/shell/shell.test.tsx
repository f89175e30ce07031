import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Shell } from '../../../../renderer/features/shell/shell.tsx';
import { libraryOf, makeActivity, makeGroup } from '../../make.ts';
import { renderLibrary, withFakeLayout } from '../../render-library.tsx';

withFakeLayout();

test('every place of the sidebar can be gone to', async () => {
  const { library } = renderLibrary(<Shell />, { 'health.get': () => [] });
  await screen.findByRole('gridcell', { name: 'IMG_1.jpg' });
  for (const [link, heading] of [
    ['Watched folders', 'Watched folders'],
    ['Activity', 'Activity'],
    ['Health', 'Health'],
    ['Settings', 'Settings'],
  ] as const) {
    fireEvent.click(screen.getByRole('link', { name: link }));
    expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeDefined();
    expect(screen.getByRole('link', { name: link }).getAttribute('aria-current')).toBe('page');
  }
  fireEvent.click(screen.getByRole('link', { name: 'Videos' }));
  await waitFor(() => expect(library.timeline.getState().scope).toEqual({ kind: 'video' }));
});

test('the number of failures stands beside their name', async () => {
  renderLibrary(<Shell />, { 'failures.groups': () => [makeGroup('CORRUPT_FILE', 12)] });
  expect(await screen.findByRole('link', { name: /Failures 12/ })).toBeDefined();
});

test('a lost connection is said, and gone when it is back', async () => {
  const { bridge } = renderLibrary(<Shell />);
  await screen.findByRole('grid');
  act(() => bridge.connect(false));
  expect(screen.getByRole('alert').textContent).toContain('Connection to Arsip lost');
  act(() => bridge.connect(true));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a used link has a page of its own', async () => {
  const { library } = renderLibrary(<Shell />);
  act(() => library.app.getState().loseAccess());
  expect(screen.getByRole('heading', { name: 'This link was used or has expired' })).toBeDefined();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a question mark shows the keys', async () => {
  renderLibrary(<Shell />);
  await screen.findByRole('grid');
  fireEvent.keyDown(document.body, { key: '?' });
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined();
});

test('work is paused as a whole and by queue', async () => {
  const queue = {
    queue: 'thumbnail' as const,
    paused: false,
    waiting: 4,
    running: 1,
    retrying: 0,
    parked: 0,
    failed: 0,
    done: 5,
    perSecond: 2,
    secondsLeft: 30,
  };
  const { bridge } = renderLibrary(
    <Shell />,
    {
      'activity.get': () => makeActivity({ idle: false, queues: [queue] }),
      'queues.pause': ({ paused }) => ({ paused }),
    },
    '#/activity',
  );
  expect((await screen.findByRole('progressbar', { name: 'Thumbnails progress' })).getAttribute('aria-valuenow')).toBe(
    '50',
  );
  expect(screen.getByText('2.0 per second · 30 s left')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Pause Thumbnails' }));
  fireEvent.click(screen.getByRole('button', { name: 'Pause all' }));
  await waitFor(() => expect(bridge.count('queues.pause')).toBe(2));
  expect(bridge.asked.filter(({ name }) => name === 'queues.pause').map(({ input }) => input)).toEqual([
    { queue: 'thumbnail', paused: true },
    { paused: true },
  ]);
});

test('the theme button changes the setting, and the page follows', async () => {
  const settings = { ffmpegPath: null, ffprobePath: null, paused: false, pausedQueues: [], ignoreGlobs: [] };
  renderLibrary(<Shell />, { 'settings.set': ({ theme }) => ({ ...settings, theme: theme ?? 'system' }) });
  await screen.findByRole('grid');
  fireEvent.click(screen.getByRole('button', { name: 'Use the dark theme' }));
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
  expect(screen.getByRole('button', { name: 'Use the light theme' })).toBeDefined();
});

test('coming back to a grid is coming back to the place that was left', async () => {
  renderLibrary(<Shell />, { ...libraryOf(3_000), 'health.get': () => [] });
  const grid = await screen.findByRole('grid');
  grid.scrollTop = 9_000;
  fireEvent.scroll(grid);
  await waitFor(() => expect(screen.queryByRole('gridcell', { name: 'IMG_1.jpg' })).toBeNull());
  fireEvent.click(screen.getByRole('link', { name: 'Health' }));
  await screen.findByRole('heading', { name: 'Health', level: 1 });
  fireEvent.click(screen.getByRole('link', { name: 'Timeline' }));
  await waitFor(() => expect(screen.getByRole('grid').scrollTop).toBe(9_000));
  expect(screen.queryByRole('gridcell', { name: 'IMG_1.jpg' })).toBeNull();
});
