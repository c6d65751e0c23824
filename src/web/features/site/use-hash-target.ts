import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { getScrollBehavior } from '#ui/motion/motion.ts';

/** Interval between two lookups of the target in milliseconds (specification 1, section 9). */
const retryMs = 100;

/**
 * Scrolls to the element of the URL hash and focuses its heading, on load and on each click. Repeats the lookup every
 * 100 ms until the element exists.
 */
export function useHashTarget(): void {
  // A new object on each click, even if the URL stays the same.
  const location = useLocation();
  useEffect(() => {
    const id = decodeHash(location.hash.slice(1));
    if (id === '') return;
    let timer: ReturnType<typeof setTimeout>;
    const findTarget = () => {
      const target = document.getElementById(id);
      if (target) focusTarget(target);
      else timer = setTimeout(findTarget, retryMs);
    };
    // Delayed, because after a navigation the title takes the focus first.
    timer = setTimeout(findTarget);
    return () => clearTimeout(timer);
  }, [location]);
}

function focusTarget(target: HTMLElement) {
  const heading = target.querySelector<HTMLElement>('h1, h2, h3') ?? target;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  target.scrollIntoView({ behavior: getScrollBehavior() });
}

function decodeHash(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
