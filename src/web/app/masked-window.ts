import { matchRoutes, type Path, type RouteObject } from 'react-router-dom';
import { isPhoneShared } from '#api/device/storage.ts';
import type { RouteHandle } from './shell/route-handle.ts';

/** The state of a history entry as the router writes and reads it. */
interface EntryState {
  readonly key?: string;
  /** The state of the navigation. */
  readonly usr?: unknown;
  /** If set, the router reads the address from here instead of the location. */
  readonly masked?: Path;
}

/**
 * Creates the window for the router. It keeps addresses of results and help out of the list of visited pages on a shared phone. Browsers add every address of
 * `pushState` and `replaceState` to that list, and store the state of history entries. Entries of routes with a
 * `maskPath` therefore get that address and no state; the real ones are in memory. After a reload, the screen of the
 * mask is displayed.
 * @param basename base path without a trailing slash
 */
export function createMaskedWindow(routes: RouteObject[], basename: string): Window {
  const { history, location, document } = window;
  const entries = new Map<string | undefined, EntryState>();
  /** The displayed entry, if it is masked. */
  let current: EntryState | undefined;

  const write =
    (method: 'pushState' | 'replaceState') => (state: EntryState, _title: string, url?: string) => {
      // The router adds its index to the displayed entry without an address.
      if (url === undefined) return history[method](state, '');
      const { pathname, search, hash } = new URL(url, location.href);
      const route = isPhoneShared() && matchRoutes(routes, pathname, basename)?.at(-1)?.route;
      const { maskPath } = (route && (route.handle as RouteHandle | undefined)) || {};
      current = maskPath ? { ...state, masked: { pathname, search, hash } } : undefined;
      if (!current) return history[method](state, '', url);
      entries.set(state.key, current);
      history[method]({ ...state, usr: null }, '', basename + maskPath);
    };

  const masked = {
    pushState: write('pushState'),
    replaceState: write('replaceState'),
    go: (delta: number) => history.go(delta),
    get state() {
      const state = history.state as EntryState | null;
      if (state?.key) current = entries.get(state.key);
      // A link to a part of the page, such as the skip link, creates an entry without state.
      else if (current?.masked) current = { ...current, masked: { ...current.masked, hash: location.hash } };
      return current ?? state;
    },
  };
  const routerWindow = {
    history: masked,
    location,
    document,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  };
  return routerWindow as unknown as Window;
}
