import { ChevronRight, CornerLeftUp, Folder, HardDrive } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { RequestOutput } from '../../../contract/requests.ts';
import { useLibrary, useLibraryState } from '../../store/library-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { breadcrumbs } from './breadcrumbs.ts';

type Listing = RequestOutput<'host.folders'>;

/** Picks a folder of the machine that Arsip runs on: a page gets no paths, so the host lists them. */
export function FolderPicker() {
  const { roots } = useLibrary();
  const picker = useLibraryState('roots', (state) => state.picker);
  const close = () => roots.getState().closePicker();
  return picker.open ? <OpenPicker note={picker.note} onClose={close} /> : null;
}

function OpenPicker({ note, onClose }: { note: string | null; onClose: () => void }) {
  const { bridge, roots } = useLibrary();
  const adding = useLibraryState('roots', (state) => state.adding);
  const [listing, setListing] = useState<Listing | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const asked = useRef(0);

  const visit = async (path?: string) => {
    const question = ++asked.current;
    const reply = await bridge.request('host.folders', path == null ? {} : { path });
    if (question !== asked.current) return;
    if (!reply.ok) {
      setError(reply.error.message);
      return;
    }
    setError(null);
    setListing(reply.value);
    setTyped(reply.value.path);
  };
  // Only the first listing is asked for here; the later ones follow what is clicked.
  const first = useRef(visit);
  useEffect(() => void first.current(), []);

  const choose = async () => {
    const refused = await roots.getState().add(typed.trim());
    if (refused == null) onClose();
    else setError(refused.message);
  };

  const onListKey = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const focused = document.activeElement;
    const at = focused instanceof HTMLButtonElement ? buttons.indexOf(focused) : -1;
    const target =
      event.key === 'ArrowDown'
        ? at + 1
        : event.key === 'ArrowUp'
          ? at - 1
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? buttons.length - 1
              : null;
    if (event.key === 'Backspace' && listing?.parent != null) void visit(listing.parent);
    if (target == null) return;
    event.preventDefault();
    buttons[Math.min(buttons.length - 1, Math.max(0, target))]?.focus();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      width="wide"
      title="Add a folder"
      description={note ?? 'Choose a folder on the computer that Arsip runs on. Nothing in it is changed or moved.'}
      actions={
        <>
          <span className="spring" />
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" disabled={adding || typed.trim() === ''} onClick={() => void choose()}>
            Add this folder
          </Button>
        </>
      }
    >
      <form
        className="picker-path"
        onSubmit={(event) => {
          event.preventDefault();
          void visit(typed.trim());
        }}
      >
        <input
          className="input"
          aria-label="Folder path"
          value={typed}
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">Go</Button>
      </form>
      {error != null && (
        <p className="form-error" role="alert">
          {error}
        </p>
      )}
      {listing == null ? (
        error == null && <Skeleton lines={4} label="Loading folders" />
      ) : (
        <>
          <nav className="picker-crumbs" aria-label="Path">
            {breadcrumbs(listing.path).map((crumb, at) => (
              <span key={crumb.path}>
                {at > 0 && <ChevronRight aria-hidden size={14} />}
                <button type="button" onClick={() => void visit(crumb.path)}>
                  {crumb.name}
                </button>
              </span>
            ))}
          </nav>
          <div className="picker-columns">
            <ul className="picker-places" aria-label="Places">
              {listing.places.map((place) => (
                <li key={place.path}>
                  <button type="button" onClick={() => void visit(place.path)}>
                    <HardDrive aria-hidden size={16} />
                    {place.name}
                  </button>
                </li>
              ))}
            </ul>
            <ul ref={list} className="picker-folders" aria-label="Folders" onKeyDown={onListKey}>
              {listing.parent != null && (
                <li>
                  <button type="button" onClick={() => void visit(listing.parent ?? undefined)}>
                    <CornerLeftUp aria-hidden size={16} />
                    Up one folder
                  </button>
                </li>
              )}
              {listing.folders.map((folder) => (
                <li key={folder.path}>
                  <button type="button" onClick={() => void visit(folder.path)}>
                    <Folder aria-hidden size={16} />
                    {folder.name}
                  </button>
                </li>
              ))}
              {listing.folders.length === 0 && <li className="picker-empty">No folders in here.</li>}
              {listing.truncated && <li className="picker-empty">There are more; type the path above.</li>}
            </ul>
          </div>
        </>
      )}
    </Dialog>
  );
}
