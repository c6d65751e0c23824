import { toTranslatedAddress, type WorkerMessage } from '#contract/offline-cache.ts';
import { base, cookies } from '#contract/paths.ts';
import { getLanguage, sourceLanguage } from '#web-language/languages.ts';
import { readCookie } from './cookies.ts';
import { savePosition, markAsRead, saveVisit } from './reading-progress.ts';
import { isPhoneShared } from './storage.ts';

/** Selector of the blocks that positions count, small enough to find the text again on a narrower screen. */
export const blockSelector = 'h2, h3, p, li, tr';

/** Pixels at the top of the window that the bar may cover. */
const barHeight = 80;

/** Positions before this block count as the beginning. */
const minBlock = 3;

/** Milliseconds without scrolling after which a position is saved. */
const restMs = 300;

/**
 * Saves on the device how far a user reads, while the text is in the document and the user is logged in.
 * @param text the element with the text of the page
 * @param slug name of the page
 * @returns a function that stops it
 */
export function trackReadingPosition(text: Element, slug: string, userid: string): () => void {
  saveVisit(userid, slug);
  cachePage(slug);
  let isRead = false;
  const savePositionNow = () => {
    // A logout may have removed these values: they must not be written again.
    const isLoggedIn = readCookie(cookies.token) !== null && readCookie(cookies.userid) === userid;
    if (!text.isConnected || !isLoggedIn) return;
    const position = findTopBlock(text);
    isRead ||= isEndVisible(text);
    if (isRead) markAsRead(userid, slug);
    else if (position !== null) savePosition(userid, slug, position);
  };
  let timer = setTimeout(savePositionNow, restMs);
  const scheduleSave = () => {
    clearTimeout(timer);
    timer = setTimeout(savePositionNow, restMs);
  };
  window.addEventListener('scroll', scheduleSave, { passive: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', scheduleSave);
  };
}

/** Index of the block at the top of the window, from 0; null at the beginning of the text. */
function findTopBlock(text: Element): number | null {
  const position = [...text.querySelectorAll(blockSelector)].findIndex(
    (block) => block.getBoundingClientRect().bottom > barHeight,
  );
  return position < minBlock ? null : position;
}

/** Whether the end of the text is visible. */
function isEndVisible(text: Element): boolean {
  return text.getBoundingClientRect().bottom <= window.innerHeight;
}

/**
 * Asks the service worker to cache a page for offline use, if the user has said that no one else uses the phone. Not
 * for pages about crises: they are cached on every device, and a visit must not be recorded.
 * @param slug name of the page
 */
function cachePage(slug: string): void {
  if (isPhoneShared()) return;
  const english = `${base}/${slug}`;
  const language = getLanguage();
  const address = language === sourceLanguage ? english : toTranslatedAddress(english, language);
  const message: WorkerMessage = { say: 'read', address };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  navigator.serviceWorker?.controller?.postMessage(message);
}
