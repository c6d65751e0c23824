import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { type ApiDispatch, api } from '#api/api.ts';
import { helpFirstReducer } from '#api/help-first.ts';
import { sendQueued } from '#api/outbox/occasions.ts';
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
      defaults().prepend(createListeners(redirectToLogin).middleware).concat(api.middleware),
  });
}

/** The store of the app. */
export type Store = ReturnType<typeof createStore>;

function createListeners(redirectToLogin: () => Promise<void>) {
  const listeners = createListenerMiddleware<unknown, ApiDispatch>();
  // The session ends after the redirect, so that no guarded screen renders without one. Simultaneous failures are
  // handled once.
  listeners.startListening({
    actionCreator: sessionExpired,
    effect: async (_, { dispatch, subscribe, unsubscribe }) => {
      unsubscribe();
      try {
        await redirectToLogin();
      } finally {
        subscribe();
        dispatch(sessionEnded());
        dispatch(api.util.resetApiState());
      }
    },
  });
  listeners.startListening({
    actionCreator: sessionStarted,
    effect: (_, { dispatch }) => sendQueued(dispatch),
  });
  return listeners;
}
