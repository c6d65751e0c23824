import { cookies } from '#contract/paths.ts';
import { removeCookie, writeCookie } from '../device/cookies.ts';
import { transact } from './database.ts';
import { isWaiting, type QueuedSubmission, type Refusal } from './queued-submission.ts';

/** The longest that browsers keep a cookie. */
const cookieDays = 400;

async function all(): Promise<QueuedSubmission[]> {
  const submissions: QueuedSubmission[] = await transact('readonly', (table) => table.getAll());
  return submissions.sort((one, other) => one.seq - other.seq);
}

/** Says for the exit link and the ways out how many submissions there are, of whomever. */
export async function updateCountCookie(): Promise<void> {
  const { length } = await all();
  if (length === 0) removeCookie(cookies.waiting);
  else writeCookie(cookies.waiting, String(length), cookieDays);
}

/** One person's submissions, in their order. */
export async function listQueued(userid: string): Promise<QueuedSubmission[]> {
  return (await all()).filter((submission) => submission.userid === userid);
}

/** How many questionnaires of this person wait to be sent. */
export async function countWaiting(userid: string): Promise<number> {
  return (await listQueued(userid)).filter(isWaiting).length;
}

/** Keeps a submission behind all others. It is on the disk when this resolves. */
export async function addQueued(submission: Omit<QueuedSubmission, 'seq'>): Promise<void> {
  await transact('readwrite', (table) => {
    const before: IDBRequest<QueuedSubmission[]> = table.getAll();
    before.addEventListener('success', () => {
      const last = Math.max(0, ...before.result.map(({ seq }) => seq));
      table.put({ ...submission, seq: last + 1 } satisfies QueuedSubmission);
    });
    return before;
  });
  await updateCountCookie();
}

/** Notes that the server will never take a submission. It stays until the person deletes it; what they have deleted meanwhile stays away. */
export async function markRefused(id: string, refusal: Refusal): Promise<void> {
  await transact('readwrite', (table) => {
    const request: IDBRequest<QueuedSubmission | undefined> = table.get(id);
    request.addEventListener('success', () => {
      if (request.result) table.put({ ...request.result, refusal } satisfies QueuedSubmission);
    });
    return request;
  });
}

/** Removes one. */
export async function removeQueued(id: string): Promise<void> {
  await transact('readwrite', (table) => table.delete(id));
  await updateCountCookie();
}
