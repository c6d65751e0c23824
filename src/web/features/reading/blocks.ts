import { gently } from '#ui/motion/motion.ts';

/** The pieces that a place in a text is counted in: small enough to find the line again on a narrower screen. */
const blocks = 'h2, h3, p, li, tr';

/** Pixels at the top of the window that the bar may cover. */
const underBar = 80;

/** Places before this block are as good as the beginning. */
const nearTop = 3;

/** The block at the top of the window, from 0; null while the text is at, or near, its beginning. */
export function blockOnTop(text: Element): number | null {
  const place = [...text.querySelectorAll(blocks)].findIndex(
    (block) => block.getBoundingClientRect().bottom > underBar,
  );
  return place < nearTop ? null : place;
}

/** Brings a block to the top of the window, and focus with it, so that listeners and keys go on from there. */
export function goToBlock(text: Element, place: number): void {
  const block = text.querySelectorAll<HTMLElement>(blocks)[place];
  if (!block) return;
  block.tabIndex = -1;
  block.focus({ preventScroll: true });
  block.scrollIntoView({ behavior: gently() });
}

/** Whether the end of the text has come into view. */
export function endIsInView(text: Element): boolean {
  return text.getBoundingClientRect().bottom <= window.innerHeight;
}
