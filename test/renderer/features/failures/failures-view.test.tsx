import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ReasonCode } from '../../../../contract/reasons.ts';
import { FailuresView } from '../../../../renderer/features/failures/failures-view.tsx';
import type { FakeAnswers } from '../../fake-bridge.ts';
import { Refuse } from '../../fake-bridge.ts';
import { makeFailure, makeFailureDetail, makeGroup } from '../../make.ts';
import { renderLibrary, withFakeLayout } from '../../render-library.tsx';

withFakeLayout();

/** A library with two damaged files and one without permission, which forgets what is retried. */
function failing(): FakeAnswers {
  const left: { id: number; code: ReasonCode }[] = [
    { id: 1, code: 'CORRUPT_FILE' },
    { id: 2, code: 'CORRUPT_FILE' },
    { id: 3, code: 'PERMISSION_DENIED' },
  ];
  const take = (isTaken: (failure: { id: number; code: ReasonCode }) => boolean) => {
    const taken = left.filter(isTaken);
    for (const failure of taken) left.splice(left.indexOf(failure), 1);
    return taken.length;
  };
  return {
    'failures.groups': () =>
      (['CORRUPT_FILE', 'PERMISSION_DENIED'] as const).flatMap((code) => {
        const count = left.filter((failure) => failure.code === code).length;
        return count === 0 ? [] : [makeGroup(code, count)];
      }),
    'failures.list': ({ code, afterId }) =>
      left.filter((one) => one.code === code && one.id > (afterId ?? 0)).map(({ id, code: of }) => makeFailure(id, of)),
    'failures.show': ({ jobId }) => makeFailureDetail(jobId, 'CORRUPT_FILE'),
    'failures.retry': (selection) => ({
      retried: take(({ id, code }) =>
        selection.by === 'all'
          ? true
          : selection.by === 'code'
            ? code === selection.code
            : selection.by === 'ids' && selection.ids.some((wanted) => wanted === id),
      ),
    }),
    'failures.ignore': () => ({ ignored: take(({ id }) => id === 1) }),
  };
}

test('says of each reason what it means, what to do and how many there are', async () => {
  renderLibrary(<FailuresView />, failing());
  const damaged = within(await screen.findByRole('region', { name: 'Damaged file' }));
  expect(damaged.getByText('The file looks like media, but its content cannot be decoded.')).toBeDefined();
  expect(damaged.getByText('Replace it by a good copy, then retry.')).toBeDefined();
  expect(damaged.getByText('2 files could not be read')).toBeDefined();
  expect(screen.getByText('3 failures for 2 reasons. Your files are untouched.')).toBeDefined();
});

test('a retry of one file takes it from the list', async () => {
  renderLibrary(<FailuresView />, failing());
  fireEvent.click(await screen.findByRole('button', { name: 'Show files: Damaged file' }));
  await screen.findByRole('button', { name: /^Details of broken-1.jpg/ });
  fireEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Details of broken-1.jpg/ })).toBeNull());
  expect(screen.getByRole('button', { name: /^Details of broken-2.jpg/ })).toBeDefined();
});

test('a retry of a group takes the group away and leaves the others', async () => {
  renderLibrary(<FailuresView />, failing());
  fireEvent.click(await screen.findByRole('button', { name: 'Retry these: Damaged file' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Damaged file' })).toBeNull());
  expect(screen.getByRole('region', { name: 'No permission to read' })).toBeDefined();
});

test('a retry of all ends with nothing left, and says so', async () => {
  renderLibrary(<FailuresView />, failing());
  fireEvent.click(await screen.findByRole('button', { name: 'Retry all' }));
  expect(await screen.findByRole('heading', { name: 'No failures' })).toBeDefined();
});

test('details show the message and every attempt', async () => {
  const { bridge } = renderLibrary(<FailuresView />, failing());
  fireEvent.click(await screen.findByRole('button', { name: 'Show files: Damaged file' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Details of broken-2.jpg/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'broken-2.jpg' }));
  expect(dialog.getAllByText('Premature end of JPEG file').length).toBe(2);
  expect(dialog.getByText('/pictures/broken-2.jpg')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Ignore' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bridge.asked.find(({ name }) => name === 'failures.ignore')?.input).toEqual({ by: 'ids', ids: [2] });
});

test('what could not be loaded says why and can be tried again', async () => {
  const { bridge } = renderLibrary(<FailuresView />, {
    'failures.groups': () => {
      throw new Refuse('LIBRARY_CLOSING', 'The library is closing.');
    },
  });
  expect(await screen.findByText('The library is closing.')).toBeDefined();
  bridge.answer(failing());
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Damaged file' })).toBeDefined();
});

test('does not say that all is well while the count beside it says otherwise', async () => {
  const { library } = renderLibrary(<FailuresView />, { ...failing(), 'failures.groups': () => [] });
  expect(await screen.findByRole('heading', { name: 'No failures' })).toBeDefined();
  act(() => library.failures.getState().receiveCount(2));
  expect(screen.queryByRole('heading', { name: 'No failures' })).toBeNull();
  expect(screen.getByLabelText('Loading failures')).toBeDefined();
});
