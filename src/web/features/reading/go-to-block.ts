import { blockSelector } from '#api/device/follow-reading.ts';
import { gently } from '#ui/motion/motion.ts';

/** Brings a block to the top of the window, and focus with it, so that listeners and keys go on from there. */
export function goToBlock(text: Element, place: number): void {
  const block = text.querySelectorAll<HTMLElement>(blockSelector)[place];
  if (!block) return;
  block.tabIndex = -1;
  block.focus({ preventScroll: true });
  block.scrollIntoView({ behavior: gently() });
}
