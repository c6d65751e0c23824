import { parseQueuedCount } from '#contract/exit.ts';
import { cookies } from '#contract/paths.ts';
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
export function formatQueuedAnswers(own?: number): string | null {
  const count = own ?? countQueuedAnswers();
  if (count === 0) return null;
  const when =
    own === undefined ? 'after the next login of the person who answered' : 'after your next login';
  return count === 1
    ? `One finished questionnaire is waiting on this phone. It is locked, and will be sent ${when}.`
    : `${count} finished questionnaires are waiting on this phone. They are locked, and will be sent ${when}.`;
}
