import { Keyboard, Menu, ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '../../ui/button.tsx';
import { AddFolderButton } from '../roots/add-folder-button.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { cellSizesPx, stepCellSize } from './cell-size.ts';

export type TopBarProps = {
  readonly narrow: boolean;
  readonly hasGrid: boolean;
  /** Before there is a watched folder, the page itself has the one button that matters. */
  readonly isFirstRun: boolean;
  readonly cellPx: number;
  readonly onCellPx: (cellPx: number) => void;
  readonly onMenu: () => void;
  readonly onShortcuts: () => void;
};

export function TopBar({ narrow, hasGrid, isFirstRun, cellPx, onCellPx, onMenu, onShortcuts }: TopBarProps) {
  return (
    <header className="top-bar">
      {narrow && <IconButton label="Open menu" icon={Menu} onClick={onMenu} />}
      <SearchBox />
      {hasGrid && !isFirstRun && (
        <fieldset className="top-bar-sizes" aria-label="Size of the pictures">
          <IconButton
            label="Smaller pictures"
            icon={ZoomOut}
            shortcut="−"
            disabled={cellPx <= cellSizesPx[0]}
            onClick={() => onCellPx(stepCellSize(cellPx, -1))}
          />
          <IconButton
            label="Larger pictures"
            icon={ZoomIn}
            shortcut="+"
            disabled={cellPx >= (cellSizesPx.at(-1) ?? 0)}
            onClick={() => onCellPx(stepCellSize(cellPx, 1))}
          />
        </fieldset>
      )}
      {!narrow && <IconButton label="Keyboard shortcuts" icon={Keyboard} shortcut="?" onClick={onShortcuts} />}
      {!narrow && hasGrid && !isFirstRun && <AddFolderButton />}
    </header>
  );
}
