import { type RefObject, useEffect } from 'react';

/** Opens all details elements under `root` for printing, and closes them afterwards. */
export function useOpenInPrint(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let closedDetails: HTMLDetailsElement[] = [];
    function openAll() {
      closedDetails = [...(root.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      for (const details of closedDetails) details.open = true;
    }
    function closeAll() {
      for (const details of closedDetails) details.open = false;
      closedDetails = [];
    }
    window.addEventListener('beforeprint', openAll);
    window.addEventListener('afterprint', closeAll);
    return () => {
      window.removeEventListener('beforeprint', openAll);
      window.removeEventListener('afterprint', closeAll);
    };
  }, [root]);
}
