import {
  applyMiddleware,
  combineReducers,
  legacy_createStore,
  type Middleware,
  type Reducer,
  type UnknownAction,
} from 'redux';
import type { ThunkDispatch } from 'redux-thunk';

/** What a part of the program that is loaded later adds to the store. */
export interface StorePart {
  /** By the name of their place in the state. */
  readonly reducers: Readonly<Record<string, Reducer>>;
  /** From the outside in. */
  readonly middleware?: readonly Middleware[];
}

const joined: StorePart[] = [];
/** One store in the program; tests and the rendering at build time make more. */
const stores: ((part: StorePart) => void)[] = [];

/** Adds a part to every store there is and will be. A module that needs the store calls it once, when it is loaded. */
export function join(part: StorePart): void {
  joined.push(part);
  for (const take of stores) take(part);
}

/**
 * A store of reducers and middleware that the first load holds. What is loaded later joins it.
 * @param middleware runs before that of the parts
 */
export function createJoinedStore<State extends object>(
  own: { readonly [Name in keyof State]: Reducer<State[Name]> },
  ...middleware: Middleware[]
) {
  let wrap: (part: StorePart) => void = () => undefined;
  const ofParts: Middleware = (api) => (next) => {
    let chain = next;
    wrap = (part) => {
      chain = (part.middleware ?? []).reduceRight((inner, each) => each(api)(inner), chain);
    };
    return (action) => chain(action);
  };
  const reducers = { ...own } as Record<string, Reducer>;
  const combined = () => combineReducers(reducers) as unknown as Reducer<State>;
  const store = legacy_createStore(
    combined(),
    applyMiddleware<ThunkDispatch<unknown, undefined, UnknownAction>>(...middleware, ofParts),
  );
  const take = (part: StorePart) => {
    Object.assign(reducers, part.reducers);
    wrap(part);
    store.replaceReducer(combined());
  };
  joined.forEach(take);
  stores.push(take);
  return store;
}
