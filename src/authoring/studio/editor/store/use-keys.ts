import { useEffect } from 'react';

/** What Ctrl (or Command) with a letter does. */
export interface Keys {
  save(): void;
  undo(): void;
  redo(): void;
}

/** Ctrl+S, Ctrl+Z and Ctrl+Y (or Ctrl+Shift+Z) on the whole page, in place of what the browser does. */
export function useKeys(keys: Keys): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const action =
        key === 's'
          ? keys.save
          : key === 'y' || (key === 'z' && event.shiftKey)
            ? keys.redo
            : key === 'z'
              ? keys.undo
              : null;
      if (!action) return;
      event.preventDefault();
      // A name that is being written counts as written.
      if (key === 's' && document.activeElement instanceof HTMLElement) document.activeElement.blur();
      action();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [keys]);
}
