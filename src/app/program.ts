import type { RouteObject } from 'react-router-dom';
import type { Content } from './content.ts';
import { createLeaving, type Router } from './leaving.ts';
import { createRoutes } from './routes.tsx';
import { createStore, type Store } from './store.ts';

export interface Program {
  readonly store: Store;
  readonly router: Router;
}

/**
 * Puts store, routes and ways out together.
 * @param makeRouter a browser router, or a memory router for tests
 */
export function createProgram(content: Content, makeRouter: (routes: RouteObject[]) => Router): Program {
  const store: Store = createStore(() => leaving.sessionExpired());
  const sectionIds = content.cards.map((card) => card.id);
  const leaving = createLeaving(
    () => store,
    () => router,
    sectionIds,
  );
  const router: Router = makeRouter(createRoutes(content, leaving));
  return { store, router };
}
