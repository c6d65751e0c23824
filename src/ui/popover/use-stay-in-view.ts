import { type RefObject, useLayoutEffect } from 'react';

/** Pixels kept free between a panel and the edge of the window. */
const margin = 8;

/** Shifts an open panel sideways by as much as it would stand out of the window, through the property --shift. */
export function useStayInView(panel: RefObject<HTMLElement | null>, open: boolean) {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!open || !element) return;
    function place() {
      element!.style.setProperty('--shift', '0px');
      const box = element!.getBoundingClientRect();
      const over = Math.max(0, box.right - (document.documentElement.clientWidth - margin));
      const under = Math.max(0, margin - box.left);
      element!.style.setProperty('--shift', `${Math.round(under - over)}px`);
    }
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [panel, open]);
}
