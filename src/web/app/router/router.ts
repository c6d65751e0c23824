import {
  createPath,
  type Location,
  matchPath,
  type NavigateOptions,
  type Navigator,
  type Params,
  parsePath,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom';
import type { Places } from './places.ts';
import type { ScreenRoute, Shown } from './screen-route.ts';

/** The browser's history, or one in memory. */
export type History = Pick<
  ReturnType<typeof UNSAFE_createBrowserHistory>,
  'location' | 'createHref' | 'encodeLocation' | 'push' | 'replace' | 'go' | 'listen'
>;

/** The two kinds of routes. The first line that an address fits is its own: those with a name in their pattern stand last. */
export interface RouteTable {
  readonly visitors: readonly ScreenRoute[];
  /** Behind the guard. */
  readonly members: readonly ScreenRoute[];
}

/** The line of an address. */
interface Found {
  readonly route: ScreenRoute;
  readonly params: Params;
  readonly isMembers: boolean;
}

type Action = 'POP' | 'PUSH' | 'REPLACE';

/** What is on the screen. */
export interface View {
  readonly location: Location;
  readonly action: Action;
  readonly params: Params;
  /** Null until the first page is there. */
  readonly route: ScreenRoute | null;
  readonly isMembers: boolean;
  /** Null where it could not be loaded. */
  readonly shown: Shown | null;
  readonly error?: unknown;
  /** Pixels from the top; null for where the address points to; undefined for where it stands. */
  readonly scroll?: number | null;
}

interface Options extends NavigateOptions {
  /** The first page stands in the window already. */
  readonly stays?: boolean;
}

/**
 * Leads from page to page: asks the guard and loads the next screen while the old one stays, and only then shows it and
 * enters it into the history. A newer wish ends an older one.
 */
export interface Router {
  readonly view: View;
  /** Without a slash at its end. */
  readonly basename: string;
  readonly navigator: Navigator;
  /** Is another page on its way? */
  readonly pending: boolean;
  /** Resolves when the page is there, or was given up for another one. */
  navigate(to: To | number, options?: NavigateOptions): Promise<void>;
  /** Opens the first page. @param stays it stands in the window already: nothing is scrolled */
  open(stays?: boolean): Promise<void>;
  /** Calls with the view there is and at each new one. @returns ends it */
  listen(see: (view: View, atOnce: boolean) => void): () => void;
  /** Calls whenever `pending` changes. @returns ends it */
  listenToPending(see: () => void): () => void;
}

export interface RouterParts {
  readonly history: History;
  /** Without a slash at its end. */
  readonly basename: string;
  /** The routes that are there from the start. */
  readonly table: RouteTable;
  /** Loads all others, where there are some; asked when none of those fits, and again each time. */
  readonly more?: () => Promise<RouteTable>;
  /** May the page behind the login be opened? */
  admits(location: Location): Promise<boolean>;
  /** How far pages were scrolled; null where nothing scrolls. */
  readonly places: Places | null;
}

/** Makes the router; nothing is opened yet. */
export function createRouter({ history, basename, table, more, admits, places }: RouterParts): Router {
  const viewers = new Set<Parameters<Router['listen']>[0]>();
  const waiters = new Set<() => void>();
  const { location } = history;
  let view: View = { location, action: 'POP', params: {}, route: null, isMembers: false, shown: null };
  let newest = 0;
  let pending = false;

  function setPending(now: boolean) {
    if (pending === now) return;
    pending = now;
    for (const see of waiters) see();
  }

  async function lead(action: Action, to: Location, options: Options = {}): Promise<void> {
    newest += 1;
    const mine = newest;
    if (view.route && isAnchorOf(view.location, to)) return show({ ...view, location: to }, action, options);
    setPending(view.route !== null);
    const pathname = pathUnder(basename, to);
    let found = find(table, pathname);
    try {
      if (!found && more) found = find(await more(), pathname);
    } catch (error) {
      // Nobody knows what would stand there: the frame stays, and says so.
      const lost = { route: unknown, params: {}, isMembers: view.isMembers, shown: null };
      if (mine === newest) show({ ...lost, location: to, error }, action, options);
      return;
    }
    if (mine !== newest) return;
    if (!found) return setPending(false);
    const { route, params, isMembers } = found;
    const loaded = route.load(params).then(
      (shown) => ({ shown, error: shown.error }),
      (error: unknown) => ({ shown: null, error: error ?? new Error('Nothing was loaded.') }),
    );
    if (isMembers && !(await admits(to))) {
      if (mine === newest) await lead('REPLACE', locationOf(`${basename}/login`));
      return;
    }
    const outcome = await loaded;
    if (mine === newest) show({ ...outcome, location: to, params, route, isMembers }, action, options);
  }

  function show(next: Omit<View, 'action' | 'scroll'>, action: Action, options: Options): void {
    const isFirst = view.route === null;
    if (!isFirst) places?.keep(view.location);
    if (action === 'PUSH') history.push(next.location, next.location.state);
    if (action === 'REPLACE') history.replace(next.location, next.location.state);
    const kept = places?.find(next.location) ?? null;
    const stays = options.preventScrollReset === true || (options.stays === true && kept === null);
    view = { ...next, action, scroll: stays ? undefined : kept };
    setPending(false);
    for (const see of viewers) see(view, options.flushSync === true);
  }

  const led = (action: Action) => (to: To, state?: unknown, options?: NavigateOptions) =>
    void lead(action, locationOf(to, state), options);

  return {
    basename,
    get view() {
      return view;
    },
    get pending() {
      return pending;
    },
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: led('PUSH'),
      replace: led('REPLACE'),
    },
    async navigate(to, options = {}) {
      if (typeof to === 'number') return history.go(to);
      const path = basename + (typeof to === 'string' ? to : createPath(to));
      await lead(options.replace ? 'REPLACE' : 'PUSH', locationOf(path, options.state), options);
    },
    async open(stays) {
      history.listen(({ location }) => {
        const before = newest;
        // Whoever else hears of it comes first: a screen may lead elsewhere than Back does.
        setTimeout(() => before === newest && void lead('POP', location));
      });
      await lead('POP', history.location, { stays });
    },
    listen(see) {
      viewers.add(see);
      see(view, false);
      return () => void viewers.delete(see);
    },
    listenToPending(see) {
      waiters.add(see);
      return () => void waiters.delete(see);
    },
  };
}

/** Stands for the route of an address while the table is lost. */
const unknown: ScreenRoute = {
  path: '*',
  load: () => Promise.reject(new Error('The routes were not loaded.')),
};

function find({ visitors, members }: RouteTable, pathname: string): Found | null {
  for (const route of [...visitors, ...members]) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: match.params, isMembers: members.includes(route) };
  }
  return null;
}

/** The address under the base path, decoded as far as that can be done. */
function pathUnder(basename: string, { pathname }: Location): string {
  const path = pathname.slice(basename.length) || '/';
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function locationOf(to: To, state: unknown = null): Location {
  const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  const key = Math.random().toString(36).slice(2, 10);
  return { pathname, search, hash, state, key };
}

/** Does it lead within the page that is shown? */
function isAnchorOf(here: Location, to: Location): boolean {
  return here.pathname === to.pathname && here.search === to.search && to.hash !== '';
}
