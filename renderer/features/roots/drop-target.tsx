import { FolderDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLibrary } from '../../store/library-context.tsx';

/** Takes folders that are dropped anywhere in the window. A browser gives no paths, so there the picker opens with a word why. */
export function DropTarget({ children }: { readonly children: ReactNode }) {
  const { bridge, roots, notices } = useLibrary();
  const [over, setOver] = useState(false);
  const depth = useRef(0);

  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const onEnter = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth.current += 1;
      setOver(true);
    };
    const onLeave = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth.current = Math.max(0, depth.current - 1);
      setOver(depth.current > 0);
    };
    const onOver = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      depth.current = 0;
      setOver(false);
      void addDropped([...(event.dataTransfer?.files ?? [])]);
    };
    const addDropped = async (files: readonly File[]) => {
      const paths = files.flatMap((file) => bridge.pathForFile(file) ?? []);
      if (paths.length === 0) {
        roots
          .getState()
          .openPicker('A browser does not tell a page where a dropped folder is. Please choose it here instead.');
        return;
      }
      for (const path of paths) {
        const refused = await roots.getState().add(path);
        if (refused != null) notices.getState().push('warning', refused.message);
      }
    };
    window.addEventListener('dragenter', onEnter);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('dragover', onOver);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragenter', onEnter);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('drop', onDrop);
    };
  }, [bridge, roots, notices]);

  return (
    <>
      {children}
      {over && (
        <div className="drop-veil" aria-hidden>
          <div className="drop-card">
            <FolderDown size={40} strokeWidth={1.4} />
            <p>Drop a folder to watch it</p>
          </div>
        </div>
      )}
    </>
  );
}
