import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { useFocusReturn } from './use-focus-return.ts';

export type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: string | undefined;
  readonly width?: 'narrow' | 'wide';
  readonly children: ReactNode;
  /** Buttons under the content. */
  readonly actions?: ReactNode;
};

/** A modal dialog: named by its title, closed by Esc, focus trapped and given back. */
export function Dialog({ open, onClose, title, description, width = 'narrow', children, actions }: DialogProps) {
  const focus = useFocusReturn();
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="dialog-veil" />
        <RadixDialog.Content
          {...focus}
          className={`dialog dialog-${width}`}
          {...(description == null ? { 'aria-describedby': undefined } : {})}
        >
          <header className="dialog-head">
            <RadixDialog.Title className="dialog-title">{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label="Close" icon={X} />
            </RadixDialog.Close>
          </header>
          {description != null && (
            <RadixDialog.Description className="dialog-description">{description}</RadixDialog.Description>
          )}
          <div className="dialog-body">{children}</div>
          {actions != null && <footer className="dialog-actions">{actions}</footer>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
