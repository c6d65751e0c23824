import { useEffect } from 'react';

/** Handlers of the keyboard shortcuts. */
export interface ShortcutHandlers {
  save(): void;
  undo(): void;
  redo(): void;
}

/** Handles Ctrl+S, Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z (or Command) on the whole page instead of the browser. */
export function useShortcuts(keys: ShortcutHandlers): void {
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
      // Commits a pending rename.
      if (key === 's' && document.activeElement instanceof HTMLElement) document.activeElement.blur();
      action();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [keys]);
}
