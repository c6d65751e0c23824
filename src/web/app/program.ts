import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { chunk } from './chunk.ts';
import type { Content } from './content.ts';
import { createLeaving, type Leaving } from './leaving.ts';
import { questionRoutes } from './question-routes.tsx';
import type { Places } from './router/places.ts';
import { createRouter, type History, type Router, type RouteTable } from './router/router.ts';
import { createStore, type Store } from './store.ts';

/** The program, to be drawn by `ProgramView`. */
export interface Program {
  readonly store: Store;
  readonly router: Router;
  readonly leaving: Leaving;
  readonly cards: readonly InstrumentCard[];
  readonly places: Places | null;
  /** Fetches the routes of all other pages, before somebody asks for one. A failure shows when they are needed. */
  fetchRoutes(): void;
}

const loadRoutes = () => chunk(() => import('./routes.tsx'));

interface Surroundings {
  readonly history: History;
  /** Without a slash at its end; '' for none. */
  readonly basename?: string;
  /** How far pages were scrolled; where nothing scrolls, none. */
  readonly places?: Places;
  /** False where pages are rendered that are nobody's. */
  readonly guarded?: boolean;
}

/** Puts store, router and ways out together. Nothing is opened yet. */
export function createProgram(
  content: Content,
  { history, basename = '', places, guarded = true }: Surroundings,
): Program {
  const store: Store = createStore(() => leaving.sessionExpired());
  const leaving: Leaving = createLeaving(
    () => store,
    () => router,
    content.cards,
  );
  let routes: Promise<RouteTable> | undefined;
  const more = () => {
    routes ??= loadRoutes().then(
      ({ createRoutes }) => createRoutes(content, () => void leaving.reload()),
      (error) => {
        routes = undefined;
        throw error;
      },
    );
    return routes;
  };
  const fetchAhead = async (card: InstrumentCard) => (await loadRoutes()).fetchResults(card, content);
  const router: Router = createRouter({
    history,
    basename,
    table: { visitors: [], members: questionRoutes(content, fetchAhead) },
    more,
    admits: guarded ? leaving.admits : async () => true,
    places: places ?? null,
  });
  return {
    store,
    router,
    leaving,
    cards: content.cards,
    places: places ?? null,
    fetchRoutes: () => void more().catch(() => undefined),
  };
}
