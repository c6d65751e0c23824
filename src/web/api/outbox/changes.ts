import { base } from '#contract/paths.ts';

/** A parcel that has arrived at the server. */
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

/** Tells every tab that what waits on this phone has changed. @param arrived what has just been sent */
export function announce(arrived: Arrival | null): void {
  // A channel is of one origin alone and takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(arrived);
  notify(arrived);
}

/** Hears it from this tab and all others. @returns ends it */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
