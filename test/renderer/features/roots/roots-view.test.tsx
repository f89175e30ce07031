import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RootsView } from '../../../../renderer/features/roots/roots-view.tsx';
import { makeRoot } from '../../make.ts';
import { renderLibrary, withFakeLayout } from '../../render-library.tsx';

withFakeLayout();

test('removing a folder asks first, says that files are not touched, and can be called off', async () => {
  const { library, bridge } = renderLibrary(<RootsView />, { 'roots.remove': () => ({ removed: true }) });
  await act(() => library.roots.getState().load());
  fireEvent.click(screen.getByRole('button', { name: 'Remove Pictures 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Pictures 1?' }));
  expect(dialog.getByText(/The files on your disk are not touched/)).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bridge.count('roots.remove')).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Pictures 1' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove from library' }));
  await waitFor(() => expect(bridge.count('roots.remove')).toBe(1));
});

test('a folder whose drive is away says so and why', async () => {
  const { library } = renderLibrary(<RootsView />, {
    'roots.list': () => [makeRoot(1, { state: 'offline', stateReason: 'The drive was unplugged.' })],
  });
  await act(() => library.roots.getState().load());
  const card = within(screen.getByRole('region', { name: 'Pictures 1' }));
  expect(card.getByText('Offline')).toBeDefined();
  expect(card.getByText('The drive was unplugged.', { exact: false })).toBeDefined();
});

test('how a folder is watched can be chosen, and is asked for anew then', async () => {
  const asked: unknown[] = [];
  const { library, bridge } = renderLibrary(<RootsView />, {
    'roots.change': (input) => {
      asked.push(input);
      return makeRoot(1, { watchMode: 'manual' });
    },
  });
  await act(() => library.roots.getState().load());
  const before = bridge.count('roots.list');
  const choice = screen.getByRole('combobox', { name: 'How to watch Pictures 1' });
  expect(within(choice).getAllByRole('option')).toHaveLength(4);
  fireEvent.change(choice, { target: { value: 'manual' } });
  await waitFor(() => expect(asked).toEqual([{ rootId: 1, watchMode: 'manual' }]));
  await waitFor(() => expect(bridge.count('roots.list')).toBeGreaterThan(before));
});
