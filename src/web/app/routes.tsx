import { activeOf } from '#domain/progress/opening.ts';
import { accountRoutes } from './account-routes.ts';
import type { Content } from './content.ts';
import { instrumentRoutes } from './instrument-routes.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { personRoutes } from './person-routes.tsx';
import { readingRoutes } from './reading-routes.ts';
import type { RouteTable } from './router/router.ts';
import { siteRoutes } from './site-routes.tsx';

export { fetchResults } from './instrument-routes.tsx';
export { wholes } from './whole-instruments.ts';

/**
 * The route table but for the questionnaires: the public routes, the accounts, and everything else behind the guard. What
 * belongs to one instrument comes from its card. It comes after the first question, or with the page whose route is here.
 * @param reload loads the program anew: a part of it was lost
 */
export function createRoutes(content: Content, reload: () => void): RouteTable {
  const { cards } = content;
  const asked = activeOf(cards);
  return {
    visitors: [...siteRoutes, ...accountRoutes],
    // Unknown addresses too.
    members: [
      {
        path: '/dashboard-start',
        load: lazyScreen(async () => {
          const { DashboardStartScreen } = await import('#features/dashboard/dashboard-start-screen.tsx');
          return () => <DashboardStartScreen cards={asked} />;
        }),
      },
      {
        path: '/dashboard',
        load: lazyScreen(async () => {
          const { DashboardScreen } = await import('#features/dashboard/dashboard-screen.tsx');
          return () => <DashboardScreen cards={asked} loadInstrument={content.loadInstrument} />;
        }),
      },
      ...cards.flatMap((card) => instrumentRoutes(card, content)),
      ...personRoutes(content),
      ...readingRoutes(reload),
      { path: '*', load: lazyScreen(async () => (await import('./not-found.tsx')).NotFound) },
    ],
  };
}
