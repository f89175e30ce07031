import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AddFolderButton } from '../../../../renderer/features/roots/add-folder-button.tsx';
import { FolderPicker } from '../../../../renderer/features/roots/folder-picker.tsx';
import { type FakeAnswers, Refuse } from '../../fake-bridge.ts';
import { libraryOf, makeRoot } from '../../make.ts';
import { renderLibrary, withFakeLayout } from '../../render-library.tsx';

withFakeLayout();

const disk: FakeAnswers = {
  'host.folders': ({ path = '/home/ada' }) => ({
    path,
    parent: path === '/' ? null : '/',
    folders: path === '/home/ada' ? [{ name: 'Pictures', path: '/home/ada/Pictures' }] : [],
    places: [{ name: 'Home', path: '/home/ada' }],
    truncated: false,
  }),
  'roots.add': ({ path }) => {
    if (path === '/home/ada') throw new Refuse('ROOT_OVERLAPS', 'A folder in it is watched already.');
    return makeRoot(2, { path });
  },
};

async function openPicker() {
  const rendered = renderLibrary(
    <>
      <AddFolderButton />
      <FolderPicker />
    </>,
    disk,
  );
  await act(() => rendered.library.app.getState().load());
  fireEvent.click(screen.getByRole('button', { name: 'Add a folder' }));
  await screen.findByRole('dialog', { name: 'Add a folder' });
  return rendered;
}

test('walks the folders of the host and adds the one that is chosen', async () => {
  const { bridge } = await openPicker();
  fireEvent.click(await screen.findByRole('button', { name: 'Pictures' }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Folder path' }).value).toBe('/home/ada/Pictures'),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add this folder' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bridge.asked.find(({ name }) => name === 'roots.add')?.input).toEqual({ path: '/home/ada/Pictures' });
});

test('a refusal is shown in the dialog, which stays open', async () => {
  await openPicker();
  await screen.findByRole('button', { name: 'Pictures' });
  fireEvent.click(screen.getByRole('button', { name: 'Add this folder' }));
  expect((await screen.findByRole('alert')).textContent).toBe('A folder in it is watched already.');
  expect(screen.getByRole('dialog', { name: 'Add a folder' })).toBeDefined();
});

test('a path that is typed is taken', async () => {
  const { bridge } = await openPicker();
  fireEvent.change(await screen.findByRole('textbox', { name: 'Folder path' }), { target: { value: ' /srv/nas ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add this folder' }));
  await waitFor(() => expect(bridge.count('roots.add')).toBe(1));
  expect(bridge.asked.find(({ name }) => name === 'roots.add')?.input).toEqual({ path: '/srv/nas' });
});

test('a host with its own folder dialog uses that one', async () => {
  const info = libraryOf(0)['app.info'];
  const { library, bridge } = renderLibrary(<AddFolderButton />, {
    ...disk,
    'app.info': async (input) => {
      const known = await info?.(input);
      if (known == null) throw new Error('libraryOf always answers app.info');
      return { ...known, can: { ...known.can, pickFolder: true } };
    },
    'host.pickFolder': () => ({ path: '/srv/films' }),
  });
  await act(() => library.app.getState().load());
  fireEvent.click(screen.getByRole('button', { name: 'Add a folder' }));
  await waitFor(() => expect(bridge.count('roots.add')).toBe(1));
  expect(bridge.count('host.folders')).toBe(0);
});
