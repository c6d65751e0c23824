import type { ApiDispatch } from '../api.ts';
import { countQueuedAnswers } from '../device/queued-answers.ts';
import { loadOutbox } from './load-outbox.ts';

/**
 * Sends the queued submissions of this device if there are any and the browser is online. Never rejects.
 * @param waitsForBackoff waits for the timer of the last failure
 */
export async function loadAndSendQueue(dispatch: ApiDispatch, waitsForBackoff = false): Promise<void> {
  // Prerendering at build time has no document.
  if (typeof document === 'undefined' || countQueuedAnswers() === 0 || !navigator.onLine) return;
  const outbox = await loadOutbox().catch(() => null);
  await outbox?.sendPendingSubmissions(dispatch, waitsForBackoff);
}

/** Sends queued submissions immediately, when the browser is online again, and when the page becomes visible. */
export function sendQueueOnEvents(dispatch: ApiDispatch): void {
  void loadAndSendQueue(dispatch);
  window.addEventListener('online', () => void loadAndSendQueue(dispatch));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void loadAndSendQueue(dispatch, true);
  });
}
