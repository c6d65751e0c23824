import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Router, View } from './router.ts';
import type { ShellHandle } from './screen-route.ts';

/** The router and what it shows now; null for parts that are shown without the program, as in stories. */
export const ViewContext = createContext<{ readonly router: Router; readonly view: View } | null>(null);

const none: ShellHandle = {};
const never = () => () => undefined;

/** What the screen on the page asks of the frame. */
export function useHandle(): ShellHandle {
  const view = useContext(ViewContext)?.view;
  return view?.shown?.handle ?? view?.route?.handle ?? none;
}

/** Is another page on its way? */
export function usePending(): boolean {
  const router = useContext(ViewContext)?.router;
  return useSyncExternalStore(
    router?.listenToPending ?? never,
    () => router?.pending === true,
    () => false,
  );
}
