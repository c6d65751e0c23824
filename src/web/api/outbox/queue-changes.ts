import { base } from '#contract/paths.ts';

/** A queued submission that the server has accepted. */
export interface AcceptedSubmission {
  readonly userid: string;
  readonly sectionId: string;
}

type Listener = (accepted: AcceptedSubmission | null) => void;

const listeners = new Set<Listener>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`${base}/outbox`);
channel?.addEventListener('message', ({ data }) => notify(data as AcceptedSubmission | null));

function notify(accepted: AcceptedSubmission | null): void {
  for (const listener of listeners) listener(accepted);
}

/**
 * Notifies all tabs that the queue on this device has changed.
 * @param accepted the submission that was accepted, if any
 */
export function publishChange(accepted: AcceptedSubmission | null): void {
  // A BroadcastChannel has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(accepted);
  notify(accepted);
}

/**
 * Subscribes to changes of the queue in all tabs.
 * @returns a function that unsubscribes
 */
export function subscribeToChanges(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
