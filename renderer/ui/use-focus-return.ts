import { useRef } from 'react';

export type FocusReturn = {
  readonly onOpenAutoFocus: (event: Event) => void;
  readonly onCloseAutoFocus: (event: Event) => void;
};

/**
 * Gives the focus back to what had it before a dialog opened. Radix does so only for its own trigger, and our dialogs
 * are opened by state. With `focusContent` the dialog itself is focused first instead of its first button.
 */
export function useFocusReturn(focusContent: boolean): FocusReturn {
  const before = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus(event) {
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      if (!focusContent) return;
      event.preventDefault();
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    },
    onCloseAutoFocus(event) {
      event.preventDefault();
      if (before.current?.isConnected === true) before.current.focus();
    },
  };
}
