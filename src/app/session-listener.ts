import type { Middleware } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';
import { sessionExpired } from '../api/session.ts';

/**
 * Holds `sessionExpired` back until the person has been led away, so that no protected screen ever stands
 * there without a session; then lets it pass and empties the cache. Several calls that fail together count once.
 */
export function sessionListener(leadAway: () => Promise<void>): Middleware {
  return (store) => (next) => {
    let leading = false;
    return (action) => {
      if (!sessionExpired.match(action)) return next(action);
      if (leading) return action;
      leading = true;
      void leadAway().finally(() => {
        leading = false;
        next(action);
        store.dispatch(api.util.resetApiState());
      });
      return action;
    };
  };
}
