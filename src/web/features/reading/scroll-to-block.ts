import { blockSelector } from '#api/device/track-reading-position.ts';
import { getScrollBehavior } from '#ui/motion/motion.ts';

/** Scrolls a block to the top of the window and focuses it. */
export function scrollToBlock(text: Element, index: number): void {
  const block = text.querySelectorAll<HTMLElement>(blockSelector)[index];
  if (!block) return;
  block.tabIndex = -1;
  block.focus({ preventScroll: true });
  block.scrollIntoView({ behavior: getScrollBehavior() });
}
