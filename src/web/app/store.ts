import { autoBatchEnhancer } from '@reduxjs/toolkit';
import {
  applyMiddleware,
  combineReducers,
  compose,
  legacy_createStore,
  type Middleware,
  type StoreEnhancer,
  type UnknownAction,
} from 'redux';
import { type ThunkDispatch, type ThunkMiddleware, thunk } from 'redux-thunk';
import { api } from '#api/api.ts';
import { helpFirstReducer } from '#api/help-first.ts';
import { sessionExpired, sessionReducer } from '#api/session.ts';
import { exitReducer } from '#features/questionnaire/exit-slice.ts';

/**
 * The one store: session, exit confirmation, answers just sent that put help first, and the cache of the API.
 * @param leadAway leads the person to the login page when the server no longer knows the token
 */
export function createStore(leadAway: () => Promise<void>) {
  const reducer = combineReducers({
    session: sessionReducer,
    exit: exitReducer,
    helpFirst: helpFirstReducer,
    [api.reducerPath]: api.reducer,
  });
  // What `configureStore` does, without its checks for development, which the first load would carry.
  const middleware = applyMiddleware(sessionListener(leadAway), thunk as ThunkMiddleware, api.middleware);
  const enhancer: StoreEnhancer<{ dispatch: ThunkDispatch<unknown, undefined, UnknownAction> }> = compose(
    middleware,
    autoBatchEnhancer(),
  );
  return legacy_createStore(reducer, enhancer);
}

export type Store = ReturnType<typeof createStore>;

/**
 * Holds `sessionExpired` back until the person has been led away, so that no protected screen ever stands
 * there without a session; then lets it pass and empties the cache. Several calls that fail together count once.
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
        store.dispatch(api.util.resetApiState());
      });
      return action;
    };
  };
}
