import type { RouteObject } from 'react-router-dom';
import { chunk } from './chunk.ts';
import { lazyScreen } from './lazy-screen.tsx';
import type { ShellHandle } from './shell/shell-handle.ts';

/** What all of them share comes with the first of them, and not with the program. */
const reading = () => import('./reading.tsx');
const resources = '/resourcesScreen';
const handle: ShellHandle = { under: resources };

/**
 * The covers, the page on a personal goal, and one route for whatever else the library holds.
 * @param reload loads the program anew: a part of it was lost
 */
export function readingRoutes(reload: () => void): RouteObject[] {
  return [
    { path: resources, lazy: lazyScreen(async () => (await reading()).resourcesScreen()) },
    { path: '/personalGrowth', handle, lazy: lazyScreen(async () => (await reading()).growthScreen()) },
    {
      path: '/:page',
      handle,
      lazy: {
        loader: async () => (await chunk(reading)).loadPage,
        Component: () => chunk(async () => (await reading()).pageScreen()),
        ErrorBoundary: () => chunk(async () => (await reading()).brokenScreen(reload)),
      },
    },
  ];
}
