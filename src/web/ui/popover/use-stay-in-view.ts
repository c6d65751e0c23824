import { type RefObject, useLayoutEffect } from 'react';
import { stayInView } from './stay-in-view.ts';

/** Keeps an open panel in the window, also after a resize. */
export function useStayInView(panel: RefObject<HTMLElement | null>, open: boolean) {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!open || !element) return;
    const update = () => stayInView(element);
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [panel, open]);
}
