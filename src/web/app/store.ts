import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { type ApiDispatch, api } from '#api/api.ts';
import { helpFirstReducer } from '#api/help-first.ts';
import { sendQueued } from '#api/outbox/occasions.ts';
import { sessionEnded, sessionExpired, sessionReducer, sessionStarted } from '#api/session.ts';
import { exitReducer } from '#features/questionnaire/exit-slice.ts';

/**
 * The store of the app: session, exit confirmation, help after answers, and the cache of API calls.
 * @param leadAway leads the person to the login page when the server no longer knows the token
 */
export function createStore(leadAway: () => Promise<void>) {
  return configureStore({
    reducer: {
      session: sessionReducer,
      exit: exitReducer,
      helpFirst: helpFirstReducer,
      [api.reducerPath]: api.reducer,
    },
    middleware: (defaults) => defaults().prepend(createListeners(leadAway).middleware).concat(api.middleware),
  });
}

export type Store = ReturnType<typeof createStore>;

function createListeners(leadAway: () => Promise<void>) {
  const listeners = createListenerMiddleware<unknown, ApiDispatch>();
  // The session ends after the person has been led away, so that no protected screen is displayed without one. Several
  // calls that fail together count once.
  listeners.startListening({
    actionCreator: sessionExpired,
    effect: async (_, { dispatch, subscribe, unsubscribe }) => {
      unsubscribe();
      try {
        await leadAway();
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
