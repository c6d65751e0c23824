import { useEffect } from 'react';

/** Paper is white: while the browser prints, the page takes the light theme, whatever the screen has. */
export function useLightPaper(): void {
  useEffect(() => {
    const root = document.documentElement;
    let before: string | undefined;

    function lighten() {
      before = root.dataset.theme;
      root.dataset.theme = 'light';
    }
    function restore() {
      if (before === undefined) delete root.dataset.theme;
      else root.dataset.theme = before;
    }
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}
