import { chunk } from './chunk.ts';
import { lazyScreen } from './lazy-screen.tsx';
import type { ScreenRoute } from './screen-route.ts';
import type { ShellHandle } from './shell/shell-handle.ts';

/** Loads with the first reading page. */
const reading = () => import('./reading.tsx');
const resources = '/resourcesScreen';
const handle: ShellHandle = { under: resources };

/**
 * Routes of the library, the page on a personal goal, and all other reading pages.
 * @param reload reloads the document after a chunk failed to load
 */
export function readingRoutes(reload: () => void): ScreenRoute[] {
  return [
    { path: resources, lazy: lazyScreen(async () => (await reading()).resourcesScreen()) },
    { path: '/personalGrowth', handle, lazy: lazyScreen(async () => (await reading()).growthScreen()) },
    { path: '/:page', handle, lazy: async () => (await chunk(reading)).readingRoute(reload) },
  ];
}
