import { useLayoutEffect, useState } from 'react';
import {
  type DataRouter,
  Outlet,
  type RouteObject,
  replace,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router-dom';
import { listActiveSections } from '#domain/progress/section-unlocking.ts';
import { accountRoutes } from './account-routes.ts';
import { ChunkError } from './chunk-error.tsx';
import type { InstrumentCatalogue } from './instrument-catalogue.ts';
import { instrumentRoutes } from './instrument-routes.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { lazyMemberScreen } from './load-member-screens.ts';
import type { SessionController } from './session-controller.ts';
import { createMemberRoutes } from './person-routes.ts';
import { questionRoutes } from './question-routes.tsx';
import { readingRoutes } from './reading-routes.ts';
import { membersRoute, type ScreenRoute } from './screen-route.ts';
import { keepScrolledTo, scrollKey, saveScrollAtHydration } from './scroll.ts';
import { Loading } from './shell/loading.tsx';
import { MemberLayout } from './shell/member-layout.tsx';
import { PublicLayout } from './shell/public-layout.tsx';
import { siteRoutes } from './site-routes.ts';
import { createQueryLoader } from './query-loader.ts';
import type { Store } from './store.ts';
import { trialRoutes } from './trial-routes.ts';
import { useCards } from './use-cards.ts';

interface RouteOptions {
  readonly content: InstrumentCatalogue;
  readonly sessionController: SessionController;
  readonly store: Store;
  readonly router: () => DataRouter;
  /** False at build time, without a session. */
  readonly guarded: boolean;
}

/** The route table. Routes of instruments follow from their cards. */
export function createRoutes({
  content,
  sessionController,
  store,
  router,
  guarded,
}: RouteOptions): RouteObject[] {
  const shell = { sessionController, cards: content.cards };
  const reload = () => void sessionController.reload();
  // The error element is inside the layout, so that header and footer stay.
  const withErrorElement = (children: ScreenRoute[]) => [
    { errorElement: <ScreenError onReload={reload} />, children },
  ];
  return [
    {
      element: <Root router={router} />,
      errorElement: <ScreenError onReload={reload} />,
      hydrateFallbackElement: <Loading />,
      children: [
        {
          element: <PublicLayout {...shell} />,
          children: withErrorElement([
            ...siteRoutes,
            ...accountRoutes(content),
            ...trialRoutes(content, sessionController),
          ]),
        },
        {
          id: membersRoute,
          element: <MemberLayout {...shell} />,
          loader: async ({ request }) => {
            if (!guarded || (await sessionController.canOpen(new URL(request.url)))) return null;
            return replace('/login');
          },
          // Runs the guard before each screen, not only when the layout is entered.
          shouldRevalidate: () => true,
          children: withErrorElement(memberRoutes(content, guarded ? store : null, reload)),
        },
      ],
    },
  ];
}

function memberRoutes(content: InstrumentCatalogue, store: Store | null, reload: () => void): ScreenRoute[] {
  const { cards } = content;
  const loader = createQueryLoader(store, 'progress', 'consents');
  const activeCards = listActiveSections(cards);
  return [
    ...questionRoutes(content, store),
    {
      path: '/dashboard-start',
      loader,
      lazy: lazyScreen(['dashboard', 'shell'], async () => {
        const { DashboardStartScreen } = await import('#features/dashboard/dashboard-start-screen.tsx');
        return function DashboardStart() {
          return <DashboardStartScreen cards={useCards(activeCards)} />;
        };
      }),
    },
    {
      path: '/dashboard',
      loader,
      lazy: lazyMemberScreen('/dashboard', content),
    },
    ...cards.flatMap((card) => instrumentRoutes(card, content, store)),
    ...createMemberRoutes(content),
    ...readingRoutes(reload),
    { path: '*', lazy: lazyScreen(['shell'], async () => (await import('./not-found.tsx')).NotFound) },
  ];
}

function Root({ router }: Pick<RouteOptions, 'router'>) {
  const { key } = useLocation();
  const [isHydrated, setIsHydrated] = useState(false);
  useLayoutEffect(() => {
    saveScrollAtHydration();
    setIsHydrated(true);
  }, []);
  // Must run after the layout effect of `ScrollRestoration`, which is a child. `isHydrated` mounts it.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => {
    const { restoreScrollPosition: position } = router().state;
    return position ? keepScrolledTo(key, position) : undefined;
  }, [router, key, isHydrated]);
  return (
    <>
      <Outlet />
      {isHydrated && <ScrollRestoration storageKey={scrollKey} />}
    </>
  );
}

function ScreenError({ onReload }: { onReload(): void }) {
  return <ChunkError error={useRouteError()} onReload={onReload} />;
}
