import type { DataRouter, RouteObject } from 'react-router-dom';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import type { InstrumentCatalogue } from './instrument-catalogue.ts';
import { createSessionController, type SessionController } from './session-controller.ts';
import { createRoutes } from './routes.tsx';
import { createStore, type Store } from './store.ts';

/** The app: store, router, session controller and cards. Rendered by `AppView`. */
export interface AppContext {
  readonly store: Store;
  readonly router: DataRouter;
  readonly sessionController: SessionController;
  readonly cards: readonly InstrumentCard[];
}

/**
 * Creates store, routes and router.
 * @param createRouter creates a browser or memory router
 * @param guarded false at build time, without a session
 */
export function createApp(
  content: InstrumentCatalogue,
  createRouter: (routes: RouteObject[]) => DataRouter,
  { guarded = true } = {},
): AppContext {
  const store: Store = createStore(() => sessionController.handleExpiredSession());
  const sessionController: SessionController = createSessionController(
    () => store,
    () => router,
    content.cards,
  );
  const router = createRouter(
    createRoutes({ content, sessionController, store, router: () => router, guarded }),
  );
  return { store, router, sessionController, cards: content.cards };
}

/** Resolves when the first screen has loaded or failed. */
export function waitForFirstScreen({ router }: Pick<AppContext, 'router'>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
