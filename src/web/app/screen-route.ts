import type { RouteObject } from 'react-router-dom';
import type { ShellHandle } from './shell/shell-handle.ts';

/** A route that displays a screen inside the frame. */
export type ScreenRoute = RouteObject & {
  /** A pattern under the base path. */
  readonly path: string;
  readonly handle?: ShellHandle;
};

/** Id of the route around every screen behind the login. */
export const membersRoute = 'members';
