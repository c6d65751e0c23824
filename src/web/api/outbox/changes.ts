import { base } from '#contract/paths.ts';

/** A queued submission that the server has accepted. */
export interface Arrival {
  readonly userid: string;
  readonly sectionId: string;
}

type Listener = (arrived: Arrival | null) => void;

const listeners = new Set<Listener>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`${base}/outbox`);
channel?.addEventListener('message', ({ data }) => notify(data as Arrival | null));

function notify(arrived: Arrival | null): void {
  for (const listener of listeners) listener(arrived);
}

/**
 * Notifies all tabs that the queue on this device has changed.
 * @param arrived the submission that was accepted, if any
 */
export function announce(arrived: Arrival | null): void {
  // A BroadcastChannel has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(arrived);
  notify(arrived);
}

/**
 * Subscribes to changes of the queue in all tabs.
 * @returns a function that unsubscribes
 */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
