import { chunk } from './chunk.ts';
import { lazyScreen } from './lazy-screen.tsx';
import type { ScreenRoute, ShellHandle } from './router/screen-route.ts';

/** What all of them share comes with the first of them, and not with the program. */
const reading = () => import('./reading.tsx');
const resources = '/resourcesScreen';
const handle: ShellHandle = { under: resources };

/**
 * The covers, the page on a personal goal, and one route for whatever else the library holds.
 * @param reload loads the program anew: a part of it was lost
 */
export function readingRoutes(reload: () => void): ScreenRoute[] {
  return [
    { path: resources, load: lazyScreen(async () => (await reading()).resourcesScreen()) },
    { path: '/personalGrowth', handle, load: lazyScreen(async () => (await reading()).growthScreen()) },
    {
      path: '/:page',
      handle,
      load: async (params) => (await chunk(reading)).loadPage(params, reload),
    },
  ];
}
