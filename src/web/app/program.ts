import type { DataRouter, RouteObject } from 'react-router-dom';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import type { Content } from './content.ts';
import { createLeaving, type Leaving } from './leaving.ts';
import { createRoutes } from './routes.tsx';
import { createStore, type Store } from './store.ts';

/** Store, router and session controller of the app, rendered by `AppView`. */
export interface Program {
  readonly store: Store;
  readonly router: DataRouter;
  readonly leaving: Leaving;
  readonly cards: readonly InstrumentCard[];
}

/**
 * Creates store, routes and router.
 * @param createRouter creates a browser or memory router
 * @param guarded false at build time, without a session
 */
export function createProgram(
  content: Content,
  createRouter: (routes: RouteObject[]) => DataRouter,
  { guarded = true } = {},
): Program {
  const store: Store = createStore(() => leaving.sessionExpired());
  const leaving: Leaving = createLeaving(
    () => store,
    () => router,
    content.cards,
  );
  const router = createRouter(createRoutes({ content, leaving, store, router: () => router, guarded }));
  return { store, router, leaving, cards: content.cards };
}

/** Resolves when the first screen has loaded or failed. */
export function firstScreen({ router }: Pick<Program, 'router'>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
