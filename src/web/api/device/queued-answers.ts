import { parseQueuedCount } from '#contract/exit.ts';
import { cookies } from '#contract/paths.ts';
import type { Translate } from '#language/translate.ts';
import { readCookie } from './cookies.ts';

/**
 * The number of queued submissions on this device. The outbox writes it to a cookie, so that it can be read
 * synchronously and the exit link of the server has it too.
 */
export function countQueuedAnswers(): number {
  return parseQueuedCount(readCookie(cookies.waiting));
}

/**
 * The text before a logout or quick exit while submissions are queued; null if there are none.
 * @param own number of submissions of the current user; counts those of all users if omitted
 */
export function formatQueuedAnswers(t: Translate, own?: number): string | null {
  const count = own ?? countQueuedAnswers();
  if (count === 0) return null;
  return own === undefined ? t('app.queued.all', { count }) : t('app.queued.own', { count });
}
