import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { gently } from '#ui/motion/motion.ts';

/** Milliseconds between two looks for the target (specification 1, section 9). */
const retry = 100;

/**
 * Scrolls to the element that the address names after '#', on load and at each click, and moves focus to its
 * heading; looks again every 100 ms until the element exists.
 */
export function useHashTarget(): void {
  // A new object at each click, also when the address stays the same.
  const location = useLocation();
  useEffect(() => {
    const id = decoded(location.hash.slice(1));
    if (id === '') return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const target = document.getElementById(id);
      if (target) arrive(target);
      else timer = setTimeout(look, retry);
    };
    // Not at once: after a change of page the title takes focus first.
    timer = setTimeout(look);
    return () => clearTimeout(timer);
  }, [location]);
}

function arrive(target: HTMLElement) {
  const heading = target.querySelector<HTMLElement>('h1, h2, h3') ?? target;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  target.scrollIntoView({ behavior: gently() });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
