import { writeCookie } from '#api/device/cookies.ts';
import { countQueuedAnswers } from '#api/device/queued-answers.ts';
import { publishChange } from '#api/outbox/queue-changes.ts';
import type { QueuedSubmission } from '#api/outbox/queued-submission.ts';
import { deleteAllQueued } from '#api/outbox/device-queue.ts';
import { addQueued } from '#api/outbox/queue-store.ts';
import { cookies } from '#contract/paths.ts';
import { userid } from '../harness.tsx';

/** The fields of a submission that a story or test sets; the others are fixtures. */
export type QueuedFixture = Pick<QueuedSubmission, 'sectionId' | 'refusal'> & Partial<QueuedSubmission>;

const encrypted = { keyId: 'k', ephemeralKey: 'e', iv: 'i', box: 'b' };

/** Replaces the queued submissions on this device, asynchronously. */
export function storeSubmissions(submissions: readonly QueuedFixture[]): void {
  if (submissions.length === 0 && countQueuedAnswers() === 0) return;
  writeCookie(cookies.waiting, String(submissions.length), submissions.length === 0 ? 0 : undefined);
  void replaceQueued(submissions);
}

async function replaceQueued(submissions: readonly QueuedFixture[]): Promise<void> {
  await deleteAllQueued(userid);
  for (const [nth, submission] of submissions.entries())
    await addQueued({
      id: `made-up-${nth}`,
      userid,
      version: '1.0',
      finishedAt: '2025-11-20T06:30:00.000Z',
      sealed: encrypted,
      ...submission,
    });
  publishChange(null);
}
