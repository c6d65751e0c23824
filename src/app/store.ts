import { configureStore } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';
import { sessionReducer } from '../api/session.ts';
import { exitReducer } from '../features/questionnaire/exit-slice.ts';
import { sessionListener } from './session-listener.ts';

/**
 * The one store: session, exit confirmation and the cache of the API.
 * @param leadAway leads the person to the login page when the server no longer knows the token
 */
export function createStore(leadAway: () => Promise<void>) {
  return configureStore({
    reducer: { session: sessionReducer, exit: exitReducer, [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().prepend(sessionListener(leadAway)).concat(api.middleware),
  });
}

export type Store = ReturnType<typeof createStore>;
