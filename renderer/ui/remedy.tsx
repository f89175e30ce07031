import { Copy } from 'lucide-react';
import { useLibrary } from '../store/library-context.tsx';
import { IconButton } from './button.tsx';

/** Something to type or do against a trouble, with a button that copies it. `of` names the trouble. */
export function Remedy({ text, of }: { readonly text: string; readonly of: string }) {
  const { notices } = useLibrary();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notices.getState().push('info', 'Copied.');
    } catch (cause) {
      console.warn('Nothing was copied', cause);
      notices.getState().push('warning', 'The clipboard cannot be used here. Please select the text instead.');
    }
  };
  return (
    <div className="remedy">
      <code>{text}</code>
      <IconButton label={`Copy remedy: ${of}`} icon={Copy} iconSize={15} onClick={() => void copy()} />
    </div>
  );
}
