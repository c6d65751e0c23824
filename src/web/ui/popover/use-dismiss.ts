import { type RefObject, useEffect } from 'react';

/** Arguments of `useDismiss`. */
export interface UseDismissOptions {
  open: boolean;
  /** Contains trigger and panel. */
  root: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  close(): void;
}

/** Closes an open popover at Escape, a press outside, and focus outside. Restores focus if it would be lost. */
export function useDismiss({ open, root, button, close }: UseDismissOptions) {
  useEffect(() => {
    if (!open) return;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !root.current?.contains(target);

    function keyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    }
    function pointerDown(event: PointerEvent) {
      if (!isOutside(event.target)) return;
      close();
      // If the pressed element is not focusable, focus returns to the trigger.
      setTimeout(() => {
        if (document.activeElement === document.body) button.current?.focus();
      });
    }
    function focusIn(event: FocusEvent) {
      if (isOutside(event.target)) close();
    }

    document.addEventListener('keydown', keyDown);
    document.addEventListener('pointerdown', pointerDown);
    document.addEventListener('focusin', focusIn);
    return () => {
      document.removeEventListener('keydown', keyDown);
      document.removeEventListener('pointerdown', pointerDown);
      document.removeEventListener('focusin', focusIn);
    };
  }, [open, root, button, close]);
}
