import type { RouteObject } from 'react-router-dom';
import type { Content } from './content.ts';
import { createLeaving, type Router } from './leaving.ts';
import { createRoutes } from './routes.tsx';
import { createStore, type Store } from './store.ts';

interface Program {
  readonly store: Store;
  readonly router: Router;
}

/** Store and routes that know each other and wait for a router. */
export interface PreparedProgram {
  readonly store: Store;
  readonly routes: RouteObject[];
  /** Hands over the router that was made of the routes, before anything is shown. */
  complete(router: Router): Program;
}

/** Puts store, routes and ways out together. Where the router must wait for something, it comes later. */
export function prepareProgram(content: Content): PreparedProgram {
  let router: Router;
  const store: Store = createStore(() => leaving.sessionExpired());
  const leaving = createLeaving(
    () => store,
    () => router,
    content.cards,
  );
  return {
    store,
    routes: createRoutes(content, leaving),
    complete(made) {
      router = made;
      return { store, router };
    },
  };
}
