import type { RouteObject } from 'react-router-dom';
import type { ShellHandle } from './shell/shell-handle.ts';

/** A route with a screen inside the layout. */
export type ScreenRoute = RouteObject & {
  /** Pattern below the base path. */
  readonly path: string;
  readonly handle?: ShellHandle;
};

/** The neutral address of results, for `ShellHandle`. */
export const maskPath = '/dashboard';

/** Id of the layout route of all screens for members. */
export const membersRoute = 'members';
