import type { WordToWorker } from '#contract/kept.ts';
import { base } from '#contract/paths.ts';
import { phone } from './phone.ts';

/**
 * A page to read was opened: on a phone that the person calls theirs the worker keeps it, to be opened without a line.
 * Pages about hard times are kept for everybody, and must not come here.
 * @param slug the page's name
 */
export function keepPage(slug: string): void {
  if (phone() !== 'mine') return;
  const word: WordToWorker = { say: 'read', address: `${base}/${slug}` };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  navigator.serviceWorker?.controller?.postMessage(word);
}
