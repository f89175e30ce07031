import { FolderPlus } from 'lucide-react';
import { useLibrary, useLibraryState } from '../../store/library-context.tsx';
import { Button, type ButtonProps } from '../../ui/button.tsx';

/** Opens this host's own folder dialog, or the picker in the page. */
export function AddFolderButton(props: Pick<ButtonProps, 'look' | 'size'>) {
  const { roots } = useLibrary();
  const info = useLibraryState('app', (state) => state.info);
  const adding = useLibraryState('roots', (state) => state.adding);
  return (
    <Button
      {...props}
      icon={FolderPlus}
      disabled={adding || info == null}
      onClick={() => void roots.getState().pick(info?.can.pickFolder ?? false)}
    >
      Add a folder
    </Button>
  );
}
