import { useMatches } from 'react-router-dom';

/** The `handle` of a route, read by the layout. */
export interface RouteHandle {
  /** Hides the footer. */
  readonly hidesFooter?: boolean;
  /** Path of the link in the bar that is marked as current. */
  readonly parentPath?: string;
  /**
   * The address that the browser displays and stores instead, on a phone that others may use. Set for results and
   * reading pages.
   */
  readonly maskPath?: string;
}

const emptyHandle: RouteHandle = {};

/** The handle of the current screen; empty if its loader returned null. */
export function useRouteHandle(): RouteHandle {
  const { handle, loaderData } = useMatches().at(-1) ?? {};
  return loaderData === null ? emptyHandle : ((handle as RouteHandle | undefined) ?? emptyHandle);
}
