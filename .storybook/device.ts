import { countQueuedAnswers } from '#api/device/queued-answers.ts';
import { deleteAllQueued, resetAccepted } from '#api/outbox/device-queue.ts';
import { userid } from '#tests/support/harness.tsx';

/** In the tests, many stories share one page: none finds what another left on the device, or has sent. */
export async function clearedDevice(): Promise<void> {
  if (!import.meta.env.STORY_TESTS) return;
  if (countQueuedAnswers() > 0) await deleteAllQueued(userid);
  resetAccepted();
  localStorage.clear();
  sessionStorage.clear();
}
