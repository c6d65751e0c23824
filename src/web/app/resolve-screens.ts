import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the lazy screens of the routes that an address leads to and puts them into the route objects. A router
 * made of these routes shows the screen in its very first render, as prerendered HTML needs it.
 * @param routes changed in place
 * @param pathname with the base path
 * @param basename the base path, without a trailing slash
 * @returns rejects when a screen cannot be loaded
 */
export async function resolveScreens(
  routes: RouteObject[],
  pathname: string,
  basename: string,
): Promise<void> {
  const matches = matchRoutes(routes, pathname, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
}
