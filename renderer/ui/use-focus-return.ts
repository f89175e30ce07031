import { useRef } from 'react';

export type FocusReturn = {
  readonly onOpenAutoFocus: (event: Event) => void;
  readonly onCloseAutoFocus: (event: Event) => void;
};

/**
 * Where the focus goes around a dialog: to the dialog itself when it opens (on its first button, the close button, a
 * tip would pop up and the space bar would close it), and back to what had it before when it closes. Radix gives it
 * back only to a trigger of its own, and our dialogs are opened by state.
 */
export function useFocusReturn(): FocusReturn {
  const before = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus(event) {
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      event.preventDefault();
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    },
    onCloseAutoFocus(event) {
      event.preventDefault();
      if (before.current?.isConnected === true) before.current.focus();
    },
  };
}
