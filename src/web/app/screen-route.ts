import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from './shell/route-handle.ts';

/** A route with a screen inside the layout. */
export type ScreenRoute = RouteObject & {
  /** Pattern below the base path. */
  readonly path: string;
  readonly handle?: RouteHandle;
};

/** The neutral address of results, for `RouteHandle`. */
export const maskPath = '/dashboard';

/** Id of the layout route of all screens for members. */
export const membersRoute = 'members';
