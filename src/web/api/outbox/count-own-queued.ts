import { countQueuedAnswers } from '../device/queued-answers.ts';
import { loadOutbox } from './load-outbox.ts';

/** Milliseconds after which a logout no longer waits for the count. */
const timeoutMs = 500;

/**
 * Counts the queued submissions of a user. Returns the count of all users if IndexedDB fails or does not answer in
 * time.
 */
export async function countOwnQueued(userid: string): Promise<number> {
  const all = countQueuedAnswers();
  if (all === 0) return 0;
  const timeout = new Promise<number>((resolve) => setTimeout(() => resolve(all), timeoutMs));
  const own = loadOutbox().then(({ countPendingSubmissions }) => countPendingSubmissions(userid));
  return Promise.race([own, timeout]).catch(() => all);
}
