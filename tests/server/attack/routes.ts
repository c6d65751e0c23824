/** The routes of the server, recorded when they are registered, so that new ones are included. */
import type { FastifyInstance, RouteOptions } from 'fastify';
import { apiBase } from '#contract/paths.ts';

/** Who may use a route, as declared by `schema.security` and its path. */
type Guard = 'anybody' | 'link' | 'session' | 'owner';

export interface Route {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  /** Under `{api}`. */
  readonly pattern: string;
  readonly guard: Guard;
  /** The token cookie is accepted too. */
  readonly acceptsCookie: boolean;
  /** The options of the route. */
  readonly options: RouteOptions;
}

/** An extension of the API that records its routes in a list. */
export function recordRoutes(routes: Route[]): (api: FastifyInstance) => Promise<void> {
  return async (api) => {
    routes.length = 0;
    api.addHook('onRoute', (route) => {
      if (!route.schema?.hide)
        for (const method of [route.method].flat()) routes.push(createRoute(route, method));
    });
  };
}

/** The name of a route in tests and reports: 'POST /user/login'. */
export const formatRoute = ({ method, pattern }: Pick<Route, 'method' | 'pattern'>): string =>
  `${method} ${pattern}`;

function createRoute(options: RouteOptions, method: string): Route {
  const { url, schema } = options;
  const pattern = url.replace(apiBase, '');
  const { security } = schema as { security?: readonly Readonly<Record<string, unknown>>[] };
  const ofOwner = /:(userid|id)\b/.test(pattern) ? 'owner' : 'session';
  const open = security?.some((requirement) => 'link' in requirement) ? 'link' : 'anybody';
  const isOpen = security !== undefined && !security.some((requirement) => 'token' in requirement);
  return {
    method: method as Route['method'],
    pattern,
    guard: isOpen ? open : ofOwner,
    acceptsCookie: security?.some((requirement) => 'cookie' in requirement) ?? false,
    options,
  };
}
