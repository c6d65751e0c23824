import type { Middleware } from 'redux';
import { type FirstCalls, firstCallsReducer } from '#api/first-calls.ts';
import { createJoinedStore } from '#api/registry.ts';
import { fetchedForgotten, type SessionState, sessionExpired, sessionReducer } from '#api/session.ts';
import { type ExitState, exitReducer } from '#features/questionnaire/exit-slice.ts';

/** What the store holds from the first load on. */
export interface State {
  readonly session: SessionState;
  readonly exit: ExitState;
  readonly first: FirstCalls;
}

/**
 * The one store: session, exit confirmation, and the calls of the first screen. The cache of all other calls and what
 * else is needed later join it when they are loaded.
 * @param leadAway leads the person to the login page when the server no longer knows the token
 */
export function createStore(leadAway: () => Promise<void>) {
  return createJoinedStore<State>(
    { session: sessionReducer, exit: exitReducer, first: firstCallsReducer },
    sessionListener(leadAway),
  );
}

export type Store = ReturnType<typeof createStore>;

/**
 * Holds `sessionExpired` back until the person has been led away, so that no protected screen ever stands
 * there without a session; then lets it pass and forgets what was fetched. Several calls that fail together count once.
 */
function sessionListener(leadAway: () => Promise<void>): Middleware {
  return (store) => (next) => {
    let leading = false;
    return (action) => {
      if (!sessionExpired.match(action)) return next(action);
      if (leading) return action;
      leading = true;
      void leadAway().finally(() => {
        leading = false;
        next(action);
        store.dispatch(fetchedForgotten());
      });
      return action;
    };
  };
}
