import { waitingCount } from '#contract/exit.ts';
import { cookies } from '#contract/paths.ts';
import { readCookie } from './cookies.ts';

/**
 * How many finished questionnaires are queued on this device, encrypted. The count is in a cookie, so that it is known
 * immediately when the app is left, and to the server's exit link too. The outbox writes it.
 */
export function countQueuedAnswers(): number {
  return waitingCount(readCookie(cookies.waiting));
}

/**
 * What people read before they leave while finished answers are queued; null where there are none.
 * @param own how many are this person's; without it, those of all people who used this phone are counted
 */
export function queuedAnswersText(own?: number): string | null {
  const count = own ?? countQueuedAnswers();
  if (count === 0) return null;
  const when = own === undefined ? 'after the next login of its person' : 'after your next login';
  return count === 1
    ? `One finished questionnaire waits on this phone to be sent. It stays sealed and is sent ${when}.`
    : `${count} finished questionnaires wait on this phone to be sent. They stay sealed and are sent ${when}.`;
}
