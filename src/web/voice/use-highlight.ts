import { useEffect } from 'react';
import type { SpokenBlock } from './spoken-blocks.ts';

/** Highlights the text that is spoken, and scrolls it into view. `listen.module.css` has the style. */
export function useHighlight(block: SpokenBlock | null): void {
  useEffect(() => {
    if (!block) return;
    const { element, number } = block;
    element.setAttribute('data-spoken', number === undefined ? 'text' : 'option');
    element.scrollIntoView?.({ block: 'nearest' });
    return () => element.removeAttribute('data-spoken');
  }, [block]);
}
