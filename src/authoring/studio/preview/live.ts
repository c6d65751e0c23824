import { type AuthorState, events } from './state.ts';

/** The state as it comes over the development server's own connection; for `useSyncExternalStore`. */
export interface LiveState {
  /** Undefined until the first check is through. */
  current(): AuthorState | undefined;
  subscribe(onChange: () => void): () => void;
}

/** Asks the server for the state, and keeps what it sends from then on, also after it was started anew. */
export function createLiveState(): LiveState {
  let state: AuthorState | undefined;
  const listeners = new Set<() => void>();
  const hot = import.meta.hot;
  hot?.on(events.state, (next: AuthorState) => {
    state = next;
    for (const listener of listeners) listener();
  });
  hot?.on('vite:ws:connect', () => hot.send(events.hello));
  hot?.send(events.hello);
  return {
    current: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
