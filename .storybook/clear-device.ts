import { countQueuedAnswers } from '#api/device/queued-answers.ts';
import { deleteAllQueued, resetAccepted } from '#api/outbox/device-queue.ts';
import { userid } from '#tests/support/harness.tsx';

/** Clears device storage and the queue in tests, where stories share a page. */
export async function clearDevice(): Promise<void> {
  if (!import.meta.env.STORY_TESTS) return;
  if (countQueuedAnswers() > 0) await deleteAllQueued(userid);
  resetAccepted();
  localStorage.clear();
  sessionStorage.clear();
}
