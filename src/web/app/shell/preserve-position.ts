import { blockSelector } from '#api/device/track-reading-position.ts';

/** Milliseconds after which the page has its new texts, also on a slow network. */
const durationMs = 5000;

/**
 * Keeps the paragraph at the top of the window in its place while the texts of the page change. Ends when the person scrolls or
 * types. Paragraphs are counted from the end, because notes about a translation are at the beginning.
 */
export function preservePosition(): void {
  const main = document.getElementById('main');
  if (!main || window.scrollY === 0) return;
  const listTops = () => {
    const blocks = [...main.querySelectorAll(blockSelector)].map((block) => block.getBoundingClientRect());
    return blocks.filter(({ height }) => height > 0).map(({ top }) => top);
  };
  const before = listTops();
  const index = before.findIndex((top) => top >= 0);
  const topBefore = before[index];
  if (topBefore === undefined) return;
  const observer = new ResizeObserver(() => {
    const top = listTops().at(index - before.length);
    if (top !== undefined) window.scrollBy({ top: top - topBefore, behavior: 'instant' });
  });
  observer.observe(main);
  const controller = new AbortController();
  const stop = () => {
    observer.disconnect();
    controller.abort();
  };
  for (const input of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    window.addEventListener(input, stop, { passive: true, signal: controller.signal });
  setTimeout(stop, durationMs);
}
