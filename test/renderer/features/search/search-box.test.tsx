import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SearchBox } from '../../../../renderer/features/search/search-box.tsx';
import { renderLibrary, withFakeLayout } from '../../render-library.tsx';

withFakeLayout();

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

test('goes to the results after the last letter, once', async () => {
  const { library } = renderLibrary(<SearchBox />);
  const seen: string[] = [];
  library.route.subscribe(({ route }) => route.at === 'search' && seen.push(route.text));
  for (const text of ['d', 'do', 'dog']) type(text);
  await waitFor(() => expect(seen).toEqual(['dog']));
});

test('Enter does not wait', () => {
  const { library } = renderLibrary(<SearchBox />);
  type('dog');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(library.route.getState().route).toEqual({ at: 'search', text: 'dog' });
});

test('a slash and Ctrl+K go to the box, but a slash that is typed elsewhere stays there', () => {
  renderLibrary(
    <>
      <SearchBox />
      <input aria-label="Other" />
    </>,
  );
  const other = screen.getByRole('textbox', { name: 'Other' });
  other.focus();
  fireEvent.keyDown(other, { key: '/' });
  expect(document.activeElement).toBe(other);
  fireEvent.keyDown(other, { key: 'k', ctrlKey: true });
  expect(document.activeElement).toBe(box());
  act(() => box().blur());
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(box());
});

test('Esc empties the box and goes back, then leaves the box', () => {
  const { library } = renderLibrary(<SearchBox />, {}, '#/videos');
  act(() => box().focus());
  type('dog');
  fireEvent.keyDown(box(), { key: 'Enter' });
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(box().value).toBe('');
  expect(library.route.getState().route).toEqual({ at: 'kind', kind: 'video' });
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(document.activeElement).not.toBe(box());
});

test('shows hints of the search language, and one that is chosen is searched', () => {
  const { library } = renderLibrary(<SearchBox />);
  act(() => box().focus());
  fireEvent.mouseDown(screen.getByRole('button', { name: /kind:video/ }));
  expect(box().value).toBe('kind:video');
  expect(library.route.getState().route).toEqual({ at: 'search', text: 'kind:video' });
});

test('follows the address when a person goes back', async () => {
  const { library } = renderLibrary(<SearchBox />, {}, '#/search/dog');
  expect(box().value).toBe('dog');
  act(() => library.route.getState().go({ at: 'timeline' }));
  expect(box().value).toBe('');
});
