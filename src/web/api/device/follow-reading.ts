import type { WordToWorker } from '#contract/kept.ts';
import { base, cookies } from '#contract/paths.ts';
import { readCookie } from './cookies.ts';
import { phone } from './phone.ts';
import { savePosition, saveRead, saveVisit } from './reading.ts';

/** The pieces that a place in a text is counted in: small enough to find the line again on a narrower screen. */
export const blocks = 'h2, h3, p, li, tr';

/** Pixels at the top of the window that the bar may cover. */
const underBar = 80;

/** Places before this block are as good as the beginning. */
const nearTop = 3;

/** Milliseconds without scrolling after which a place counts: what only flies past was not read. */
const rest = 300;

/**
 * Remembers on the device how far a person reads, for as long as the text is on the page and they are logged in.
 * @param text the element that holds the page's text
 * @param slug the page's name
 * @returns ends it
 */
export function followReading(text: Element, slug: string, userid: string): () => void {
  saveVisit(userid, slug);
  cachePage(slug);
  let isRead = false;
  const look = () => {
    // A logout may be under way, which has removed all this: it must not come back.
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

/** The block at the top of the window, from 0; null while the text is at, or near, its beginning. */
function blockOnTop(text: Element): number | null {
  const place = [...text.querySelectorAll(blocks)].findIndex(
    (block) => block.getBoundingClientRect().bottom > underBar,
  );
  return place < nearTop ? null : place;
}

/** Whether the end of the text has come into view. */
function endIsInView(text: Element): boolean {
  return text.getBoundingClientRect().bottom <= window.innerHeight;
}

/**
 * Lets the service worker cache a page that was opened, for use without a network, on a phone that is the person's own.
 * Pages about hard times are cached for all people, and must not come here.
 * @param slug the page's name
 */
function cachePage(slug: string): void {
  if (phone() !== 'mine') return;
  const word: WordToWorker = { say: 'read', address: `${base}/${slug}` };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  navigator.serviceWorker?.controller?.postMessage(word);
}
