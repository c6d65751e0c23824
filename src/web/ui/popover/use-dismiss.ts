import { type RefObject, useEffect } from 'react';

export interface Dismissal {
  open: boolean;
  /** Holds the trigger and the panel. */
  root: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  close(): void;
}

/** While open: Escape, a press outside and focus moving outside close the popover; focus is not lost. */
export function useDismiss({ open, root, button, close }: Dismissal) {
  useEffect(() => {
    if (!open) return;
    const outside = (target: EventTarget | null) => target instanceof Node && !root.current?.contains(target);

    function keyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    }
    function pointerDown(event: PointerEvent) {
      if (!outside(event.target)) return;
      close();
      // What was pressed takes focus if it can; if nothing did, focus goes back to the trigger.
      setTimeout(() => {
        if (document.activeElement === document.body) button.current?.focus();
      });
    }
    function focusIn(event: FocusEvent) {
      if (outside(event.target)) close();
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
