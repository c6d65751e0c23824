import { type RefObject, useLayoutEffect } from 'react';

/** Pixels kept free between a panel and the edges of the window, as beside the text of a page; less, and alike on both sides, where the panel needs the room. */
const gutter = 20;

/** Shifts an open panel sideways by as much as it would be out of the window, through the property --shift. */
export function useStayInView(panel: RefObject<HTMLElement | null>, open: boolean) {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!open || !element) return;
    function place() {
      element!.style.setProperty('--shift', '0px');
      const box = element!.getBoundingClientRect();
      const width = document.documentElement.clientWidth;
      const margin = Math.max(0, Math.min(gutter, (width - box.width) / 2));
      const over = Math.max(0, box.right - (width - margin));
      const under = Math.max(0, margin - box.left);
      element!.style.setProperty('--shift', `${Math.round(under - over)}px`);
    }
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [panel, open]);
}
