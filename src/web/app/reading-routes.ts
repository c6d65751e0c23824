import { chunk } from './chunk.ts';
import { lazyScreen } from './lazy-screen.tsx';
import type { ScreenRoute } from './screen-route.ts';
import type { ShellHandle } from './shell/shell-handle.ts';

/** Loads with the first reading page, and not with the program. */
const reading = () => import('./reading.tsx');
const resources = '/resourcesScreen';
const handle: ShellHandle = { under: resources };

/**
 * The covers, the page on a personal goal, and one route for every other page of the library.
 * @param reload reloads the document after a part of the program was lost
 */
export function readingRoutes(reload: () => void): ScreenRoute[] {
  return [
    { path: resources, lazy: lazyScreen(async () => (await reading()).resourcesScreen()) },
    { path: '/personalGrowth', handle, lazy: lazyScreen(async () => (await reading()).growthScreen()) },
    { path: '/:page', handle, lazy: async () => (await chunk(reading)).readingRoute(reload) },
  ];
}
