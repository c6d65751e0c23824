import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { type ApiDispatch, api } from '#api/api.ts';
import { helpFirstReducer } from '#api/help-first.ts';
import { loadAndSendQueue } from '#api/outbox/send-queue-on-events.ts';
import { sessionEnded, sessionExpired, sessionReducer, sessionStarted } from '#api/session.ts';
import { exitReducer } from '#features/questionnaire/exit-slice.ts';

/**
 * Creates the store: session, exit dialog, help after answers, and API cache.
 * @param redirectToLogin redirects to the login page after the server has rejected the token
 */
export function createStore(redirectToLogin: () => Promise<void>) {
  return configureStore({
    reducer: {
      session: sessionReducer,
      exit: exitReducer,
      helpFirst: helpFirstReducer,
      [api.reducerPath]: api.reducer,
    },
    middleware: (defaults) =>
      defaults().prepend(createSessionMiddleware(redirectToLogin)).concat(api.middleware),
  });
}

/** The store of the app. */
export type Store = ReturnType<typeof createStore>;

/** Handles the events of the session. Much smaller than the listener middleware of Redux Toolkit. */
function createSessionMiddleware(
  redirectToLogin: () => Promise<void>,
): Middleware<object, unknown, ApiDispatch> {
  return ({ dispatch }) => {
    let isEnding = false;
    // The session ends after the redirect, so that no guarded screen renders without one. Simultaneous failures are
    // handled once.
    const endExpiredSession = async () => {
      if (isEnding) return;
      isEnding = true;
      try {
        await redirectToLogin();
      } finally {
        isEnding = false;
        dispatch(sessionEnded());
        dispatch(api.util.resetApiState());
      }
    };
    return (next) => (action) => {
      const result = next(action);
      if (sessionStarted.match(action)) void loadAndSendQueue(dispatch);
      if (sessionExpired.match(action)) void endExpiredSession();
      return result;
    };
  };
}
