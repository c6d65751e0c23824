import { type Arrival, announce, listen } from './changes.ts';
import { isWaiting, type QueuedSubmission } from './queued-submission.ts';
import { listQueued, updateCountCookie, removeQueued } from './store.ts';

/** What this phone holds of a person that was finished. */
export interface DeviceQueue {
  /** In their order. */
  readonly submissions: readonly QueuedSubmission[];
  /** Ids of the sections whose answers wait to be sent. */
  readonly waiting: readonly string[];
  /** Ids of the sections whose submissions have been sent since this page was loaded. */
  readonly sent: readonly string[];
  /** Both: here they count as taken, also before the server's progress tells of what has just been sent. */
  readonly completed: readonly string[];
}

const arrivals: Arrival[] = [];
listen((arrived) => arrived && arrivals.push(arrived));

/** As after a load of the page, for stories, which share one. */
export function forgetArrivals(): void {
  arrivals.length = 0;
}

/** What this phone holds of a person now. */
export async function readQueue(userid: string): Promise<DeviceQueue> {
  const submissions = await listQueued(userid).catch(() => []);
  const waiting = submissions.filter(isWaiting).map(({ sectionId }) => sectionId);
  const sent = arrivals.filter((one) => one.userid === userid).map(({ sectionId }) => sectionId);
  return { submissions, waiting, sent, completed: [...waiting, ...sent] };
}

/** Tells what this phone holds of a person, now and after each change. @returns ends it */
export function watchQueue(userid: string, onChange: (found: DeviceQueue) => void): () => void {
  let ended = false;
  const notify = async () => {
    const found = await readQueue(userid);
    if (!ended) onChange(found);
  };
  const stop = listen(() => void notify());
  // Whoever cleared the cookies alone has made the ways out forget what is here.
  updateCountCookie().catch(() => undefined);
  void notify();
  return () => {
    ended = true;
    stop();
  };
}

/** Deletes one submission: the person wants it gone. */
export async function deleteQueued(id: string): Promise<void> {
  await removeQueued(id);
  announce(null);
}

/** Deletes what waits of a person for one section: they do not want it sent. What was refused has a way of its own. */
export async function deleteWaiting(userid: string, sectionId: string): Promise<void> {
  for (const submission of await listQueued(userid))
    if (submission.sectionId === sectionId && isWaiting(submission)) await removeQueued(submission.id);
  announce(null);
}

/** Deletes all that waits of a person: the account is gone. */
export async function deleteAllQueued(userid: string): Promise<void> {
  for (const { id } of await listQueued(userid)) await removeQueued(id);
  announce(null);
}
