import { type AcceptedSubmission, publishChange, subscribeToChanges } from './queue-changes.ts';
import { isPendingSubmission, type QueuedSubmission } from './queued-submission.ts';
import { listQueued, updateCountCookie, removeQueued } from './queue-store.ts';

/** The queue of one user on this device. */
export interface DeviceQueue {
  /** In the order of sending. */
  readonly submissions: readonly QueuedSubmission[];
  /** Ids of the sections whose answers are queued. */
  readonly waiting: readonly string[];
  /** Ids of the sections whose submissions were accepted since the page was loaded. */
  readonly sent: readonly string[];
  /** Ids of both. The app treats these sections as completed before the progress from the server includes them. */
  readonly completed: readonly string[];
}

const acceptedSubmissions: AcceptedSubmission[] = [];
subscribeToChanges((accepted) => accepted && acceptedSubmissions.push(accepted));

/** Resets the state of this module. Stories share one page. */
export function resetAccepted(): void {
  acceptedSubmissions.length = 0;
}

/** Reads the queue of a user. */
export async function readQueue(userid: string): Promise<DeviceQueue> {
  const submissions = await listQueued(userid).catch(() => []);
  const waiting = submissions.filter(isPendingSubmission).map(({ sectionId }) => sectionId);
  const sent = acceptedSubmissions.filter((one) => one.userid === userid).map(({ sectionId }) => sectionId);
  return { submissions, waiting, sent, completed: [...waiting, ...sent] };
}

/**
 * Calls a listener with the queue of a user, immediately and after each change.
 * @returns a function that unsubscribes
 */
export function watchQueue(userid: string, onChange: (queue: DeviceQueue) => void): () => void {
  let hasEnded = false;
  const notify = async () => {
    const queue = await readQueue(userid);
    if (!hasEnded) onChange(queue);
  };
  const unsubscribe = subscribeToChanges(() => void notify());
  // Restores the count cookie if the user has deleted only cookies: logout and quick exit read it.
  updateCountCookie().catch(() => undefined);
  void notify();
  return () => {
    hasEnded = true;
    unsubscribe();
  };
}

/** Deletes one submission on request of the user. */
export async function deleteQueued(id: string): Promise<void> {
  await removeQueued(id);
  publishChange(null);
}

/** Deletes the queued submissions of a user for one section. Rejected submissions are deleted by `deleteQueued`. */
export async function deletePendingSubmissions(userid: string, sectionId: string): Promise<void> {
  for (const submission of await listQueued(userid))
    if (submission.sectionId === sectionId && isPendingSubmission(submission))
      await removeQueued(submission.id);
  publishChange(null);
}

/** Deletes all submissions of a user after the account was deleted. */
export async function deleteAllQueued(userid: string): Promise<void> {
  for (const { id } of await listQueued(userid)) await removeQueued(id);
  publishChange(null);
}
