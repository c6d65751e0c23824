import { countQueuedAnswers } from '../device/queued-answers.ts';
import { loadOutbox } from './load.ts';

/** Milliseconds: nobody is kept waiting who wants to leave. */
const timeoutMs = 500;

/** How many questionnaires of this person wait here to be sent; where that cannot be found out, of whomever. */
export async function countOwnQueued(userid: string): Promise<number> {
  const all = countQueuedAnswers();
  if (all === 0) return 0;
  const tooLate = new Promise<number>((resolve) => setTimeout(() => resolve(all), timeoutMs));
  const own = loadOutbox().then(({ countWaiting }) => countWaiting(userid));
  return Promise.race([own, tooLate]).catch(() => all);
}
