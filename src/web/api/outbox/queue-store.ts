import { cookies } from '#contract/paths.ts';
import { removeCookie, writeCookie } from '../device/cookies.ts';
import { runTransaction } from './database.ts';
import { isPendingSubmission, type QueuedSubmission, type StoredRefusal } from './queued-submission.ts';

/** The longest lifetime that browsers permit for a cookie. */
const cookieDays = 400;

async function listAll(): Promise<QueuedSubmission[]> {
  const submissions: QueuedSubmission[] = await runTransaction('readonly', (table) => table.getAll());
  return submissions.sort((one, other) => one.seq - other.seq);
}

/** Writes the number of queued submissions of all users to the cookie that the exit link, logout and quick exit read. */
export async function updateCountCookie(): Promise<void> {
  const { length } = await listAll();
  if (length === 0) removeCookie(cookies.waiting);
  else writeCookie(cookies.waiting, String(length), cookieDays);
}

/** Lists the submissions of a user in the order of sending. */
export async function listQueued(userid: string): Promise<QueuedSubmission[]> {
  return (await listAll()).filter((submission) => submission.userid === userid);
}

/** Counts the submissions of a user that are still to be sent. */
export async function countPendingSubmissions(userid: string): Promise<number> {
  return (await listQueued(userid)).filter(isPendingSubmission).length;
}

/** Appends a submission to the queue. Resolves when it is on disk. */
export async function addQueued(submission: Omit<QueuedSubmission, 'seq'>): Promise<void> {
  await runTransaction('readwrite', (table) => {
    const before: IDBRequest<QueuedSubmission[]> = table.getAll();
    before.addEventListener('success', () => {
      const last = Math.max(0, ...before.result.map(({ seq }) => seq));
      table.put({ ...submission, seq: last + 1 } satisfies QueuedSubmission);
    });
    return before;
  });
  await updateCountCookie();
}

/**
 * Stores why the server rejected a submission. It stays until the user deletes it; a submission that was deleted
 * meanwhile is not stored again.
 */
export async function markRefused(id: string, refusal: StoredRefusal): Promise<void> {
  await runTransaction('readwrite', (table) => {
    const request: IDBRequest<QueuedSubmission | undefined> = table.get(id);
    request.addEventListener('success', () => {
      if (request.result) table.put({ ...request.result, refusal } satisfies QueuedSubmission);
    });
    return request;
  });
}

/** Removes a submission. */
export async function removeQueued(id: string): Promise<void> {
  await runTransaction('readwrite', (table) => table.delete(id));
  await updateCountCookie();
}
