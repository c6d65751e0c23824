import { StrictMode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { api } from '#api/api.ts';
import { isBackAfterExit } from '#api/device/history.ts';
import { watchOccasions } from '#api/outbox/occasions.ts';
import { readSession } from '#api/session.ts';
import { preserveInput } from './preserve-input.ts';
import { drainQueuedEvents } from '#boot/queued-events.ts';
import { neutralPage } from '#contract/exit.ts';
import { cards, loadInstrument, loadQuestions } from './catalogue.ts';
import { isAsPrerendered, isMembers, release } from './prerendered.ts';
import { createProgram, firstScreen, type Program } from './program.ts';
import { ProgramView } from './program-view.tsx';
import { setHydratedEntry } from './scroll.ts';
import { startName } from './start-queries.ts';

// Without a trailing slash, so that the address without it matches too.
const basename = import.meta.env.BASE_URL.replace(/\/$/, '');
const root = document.getElementById('root') as HTMLElement;

/**
 * Gives the first history entry of a tab a random key, as the router does for others: scroll positions are stored by
 * key.
 */
function nameEntry(): void {
  const entry = (window.history.state ?? {}) as { key?: string };
  if (entry.key) return;
  window.history.replaceState({ ...entry, key: Math.random().toString(36).slice(2, 10) }, '');
}

/**
 * The state of the store at the time of prerendering: a visitor, or a user without responses of the API. React
 * renders the current state right after hydration.
 */
function stateOfHtml({ store }: Program): object {
  const state = { ...store.getState(), [api.reducerPath]: api.reducer(undefined, { type: '' }) };
  return isMembers(root) ? state : { ...state, session: { current: null } };
}

interface AppProps {
  program: Program;
  htmlState?: object;
  onShown?: () => void;
}

function App({ program, htmlState, onShown }: AppProps) {
  // A layout effect, because a key press between commit and a later effect would be lost.
  useLayoutEffect(() => {
    document.getElementById('late')?.remove();
    onShown?.();
  }, [onShown]);
  return <ProgramView program={program} htmlState={htmlState} />;
}

/** The server ignores case and trailing slashes of addresses. Hydration needs the canonical one. */
function normaliseAddress(): void {
  const { page } = root.dataset;
  const { pathname, search, hash } = window.location;
  if (page === undefined || pathname === basename + page) return;
  window.history.replaceState(window.history.state, '', basename + page + search + hash);
}

/** Starts the app. Hydrates the HTML if it was prerendered for this page, else renders the page. */
export async function start(): Promise<void> {
  if (isBackAfterExit()) return window.location.replace(neutralPage);
  normaliseAddress();
  nameEntry();
  const program = createProgram({ cards, loadInstrument, loadQuestions }, (routes) =>
    createBrowserRouter(routes, { basename }),
  );
  const { store, router } = program;
  startName(store);
  const hydrates = isTheirs() && (await firstScreen(program).then(isTheirs)) && !router.state.errors;
  const shown = (html: Omit<AppProps, 'program'>) => (
    <StrictMode>
      <App program={program} {...html} />
    </StrictMode>
  );
  const repeatPresses = drainQueuedEvents();
  if (hydrates) {
    setHydratedEntry(router.state.location.key);
    const restoreInput = preserveInput(root);
    const onShown = () => {
      restoreInput();
      // After React has processed the restored input, which a submitted form reads.
      setTimeout(repeatPresses);
    };
    hydrateRoot(root, shown({ htmlState: stateOfHtml(program), onShown }));
  } else {
    root.replaceChildren();
    createRoot(root).render(shown({}));
    release(root);
  }
  watchOccasions(store.dispatch);
}

/** Whether the prerendered page can be hydrated. A page for members needs a session. */
function isTheirs(): boolean {
  const hasPerson = readSession() !== null || !isMembers(root);
  return hasPerson && isAsPrerendered(root, window, basename);
}
