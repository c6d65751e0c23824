import { countQueuedAnswers } from '#api/device/queued-answers.ts';
import { deleteAllQueued, resetAccepted } from '#api/outbox/device-queue.ts';
import { userid } from '#tests/support/harness.tsx';

/** Clears device storage and the queue before each story, because the stories of a window share it. */
export async function clearDevice({ viewMode }: { viewMode: string }): Promise<void> {
  if (viewMode === 'docs') return;
  if (countQueuedAnswers() > 0) await deleteAllQueued(userid);
  resetAccepted();
  localStorage.clear();
  sessionStorage.clear();
}
