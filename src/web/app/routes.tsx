import { type LoaderFunction, type RouteObject, replace } from 'react-router-dom';
import { activeOf } from '#domain/progress/opening.ts';
import { accountRoutes } from './account-routes.ts';
import { ChunkError } from './chunk-error.tsx';
import type { Content } from './content.ts';
import { instrumentRoutes } from './instrument-routes.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { type Leaving, membersRoute } from './leaving.ts';
import { personRoutes } from './person-routes.tsx';
import { readingRoutes } from './reading-routes.ts';
import { Loading } from './shell/loading.tsx';
import { MemberLayout } from './shell/member-layout.tsx';
import { PublicLayout } from './shell/public-layout.tsx';
import { siteRoutes } from './site-routes.tsx';

/**
 * The route table: the public routes, the accounts, and everything else behind the guard. What belongs to
 * one instrument comes from its card.
 */
export function createRoutes(content: Content, leaving: Leaving): RouteObject[] {
  const { cards } = content;
  const asked = activeOf(cards);
  const shell = { leaving, cards };
  const reload = () => void leaving.reload();
  // A route without a path, so that header and footer stay when a screen breaks.
  const within = (children: RouteObject[]): RouteObject[] => [
    { errorElement: <ChunkError onReload={reload} />, children },
  ];
  return [
    {
      element: <PublicLayout {...shell} />,
      errorElement: <ChunkError onReload={reload} />,
      hydrateFallbackElement: <Loading />,
      children: within([...siteRoutes, ...accountRoutes]),
    },
    {
      id: membersRoute,
      loader: guard(leaving),
      shouldRevalidate: () => true,
      element: <MemberLayout {...shell} />,
      errorElement: <ChunkError onReload={reload} />,
      hydrateFallbackElement: <Loading />,
      children: within([
        {
          path: '/dashboard-start',
          lazy: lazyScreen(async () => {
            const { DashboardStartScreen } = await import('#features/dashboard/dashboard-start-screen.tsx');
            return () => <DashboardStartScreen cards={asked} />;
          }),
        },
        {
          path: '/dashboard',
          lazy: lazyScreen(async () => {
            const { DashboardScreen } = await import('#features/dashboard/dashboard-screen.tsx');
            return () => <DashboardScreen cards={asked} loadInstrument={content.loadInstrument} />;
          }),
        },
        ...cards.flatMap((card) => instrumentRoutes(card, content)),
        ...personRoutes(content),
        ...readingRoutes(reload),
        { path: '*', lazy: lazyScreen(async () => (await import('./not-found.tsx')).NotFound) },
      ]),
    },
  ];
}

/**
 * Runs before every navigation to a protected route: without a token cookie the visitor is sent to the login
 * page, and Back does not lead here again. Unknown addresses are behind it too.
 */
function guard({ admits }: Leaving): LoaderFunction {
  return async ({ request }) => ((await admits(request.url)) ? null : replace('/login'));
}
