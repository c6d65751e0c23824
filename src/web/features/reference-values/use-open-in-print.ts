import { type RefObject, useEffect } from 'react';

/** What is folded under `root` is unfolded on paper, and folded again after it. */
export function useOpenInPrint(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let folded: HTMLDetailsElement[] = [];
    function open() {
      folded = [...(root.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      for (const one of folded) one.open = true;
    }
    function fold() {
      for (const one of folded) one.open = false;
      folded = [];
    }
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', fold);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', fold);
    };
  }, [root]);
}
