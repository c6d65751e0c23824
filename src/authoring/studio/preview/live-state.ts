import { type AuthorState, events } from './state.ts';

/** The state from the development server, for `useSyncExternalStore`. */
export interface LiveState {
  /** Undefined before the first check. */
  getState(): AuthorState | undefined;
  subscribe(onChange: () => void): () => void;
}

/** Requests the state from the server and subscribes to updates, also after a reconnect. */
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
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
