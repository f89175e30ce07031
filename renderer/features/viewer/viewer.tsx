import { Dialog } from 'radix-ui';
import { useEffect } from 'react';
import type { ItemCell } from '../../../contract/media.ts';
import { useLibrary, useLibraryState } from '../../store/library-context.tsx';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { shownMedia } from './shown-media.ts';
import { ViewerBody } from './viewer-body.tsx';

/** The window-filling view of one item. Focus is kept inside and given back to the grid when it closes. */
export function Viewer() {
  const { viewer } = useLibrary();
  const cell = useLibraryState('viewer', (state) => state.cell);
  const focus = useFocusReturn();
  return (
    <Dialog.Root open={cell != null} onOpenChange={(next) => !next && viewer.getState().close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="viewer-veil" />
        <Dialog.Content {...focus} className="viewer" aria-describedby={undefined}>
          <Dialog.Title className="visually-hidden">{cell?.name ?? 'Viewer'}</Dialog.Title>
          {cell != null && <ViewerBody cell={cell} />}
          <NextPreload />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Loads the next picture out of sight, so that going on shows it at once. */
function NextPreload() {
  const { bridge } = useLibrary();
  const next = useLibraryState('viewer', (state) => state.next);
  const detail = useLibraryState('viewer', (state) =>
    state.next == null ? undefined : state.ahead.get(state.next.itemId),
  );
  const address =
    next == null || detail == null ? null : preloadAddress(next, shownMedia(next, detail, bridge.mediaUrl));
  useEffect(() => {
    if (address == null) return;
    const image = new Image();
    image.src = address;
    return () => {
      image.src = '';
    };
  }, [address]);
  return null;
}

function preloadAddress(cell: ItemCell, media: ReturnType<typeof shownMedia>): string | null {
  return cell.kind === 'photo' && media.how === 'picture' ? media.address : null;
}
