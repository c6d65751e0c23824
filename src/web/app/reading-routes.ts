import { loadChunk } from './chunk.ts';
import { lazyScreen } from './lazy-screen.tsx';
import type { ScreenRoute } from './screen-route.ts';
import type { RouteHandle } from './shell/route-handle.ts';

/** Loads with the first reading page. */
const loadReading = () => import('./reading.tsx');
const resourcesPath = '/resourcesScreen';
const handle: RouteHandle = { parentPath: resourcesPath, maskPath: resourcesPath };

/**
 * Routes of the library, the page on a personal goal, and all other reading pages.
 * @param reload reloads the document after a chunk failed to load
 */
export function readingRoutes(reload: () => void): ScreenRoute[] {
  return [
    {
      path: resourcesPath,
      lazy: lazyScreen(['reading', 'shell'], async () => (await loadReading()).loadResourcesScreen()),
    },
    {
      path: '/personalGrowth',
      handle,
      lazy: lazyScreen(['reading', 'shell'], async () => (await loadReading()).loadGrowthScreen()),
    },
    { path: '/:page', handle, lazy: async () => (await loadChunk(loadReading)).loadReadingRoute(reload) },
  ];
}
