import type { WordToWorker } from '#contract/kept.ts';
import { base, cookies } from '#contract/paths.ts';
import { readCookie } from './cookies.ts';
import { phone } from './phone.ts';
import { savePosition, saveRead, saveVisit } from './reading.ts';

/** Selector of the blocks that positions count, small enough to find the text again on a narrower screen. */
export const blocks = 'h2, h3, p, li, tr';

/** Pixels at the top of the window that the bar may cover. */
const underBar = 80;

/** Positions before this block count as the beginning. */
const nearTop = 3;

/** Milliseconds without scrolling after which a position is saved. */
const rest = 300;

/**
 * Saves on the device how far a user reads, while the text is in the document and the user is logged in.
 * @param text the element with the text of the page
 * @param slug name of the page
 * @returns a function that stops it
 */
export function followReading(text: Element, slug: string, userid: string): () => void {
  saveVisit(userid, slug);
  cachePage(slug);
  let isRead = false;
  const look = () => {
    // A logout may have removed these values: they must not be written again.
    const isTheirs = readCookie(cookies.token) !== null && readCookie(cookies.userid) === userid;
    if (!text.isConnected || !isTheirs) return;
    const place = blockOnTop(text);
    isRead ||= endIsInView(text);
    if (isRead) saveRead(userid, slug);
    else if (place !== null) savePosition(userid, slug, place);
  };
  let timer = setTimeout(look, rest);
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(look, rest);
  };
  window.addEventListener('scroll', later, { passive: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', later);
  };
}

/** Index of the block at the top of the window, from 0; null at the beginning of the text. */
function blockOnTop(text: Element): number | null {
  const place = [...text.querySelectorAll(blocks)].findIndex(
    (block) => block.getBoundingClientRect().bottom > underBar,
  );
  return place < nearTop ? null : place;
}

/** Whether the end of the text is visible. */
function endIsInView(text: Element): boolean {
  return text.getBoundingClientRect().bottom <= window.innerHeight;
}

/**
 * Asks the service worker to cache a page for offline use, if the user has said that nobody else uses the phone. Not
 * for pages about crises: they are cached on every device, and a visit must not be recorded.
 * @param slug name of the page
 */
function cachePage(slug: string): void {
  if (phone() !== 'mine') return;
  const word: WordToWorker = { say: 'read', address: `${base}/${slug}` };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  navigator.serviceWorker?.controller?.postMessage(word);
}
