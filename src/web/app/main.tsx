import { StrictMode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { api } from '#api/api.ts';
import { isBackAfterExit } from '#api/device/history.ts';
import { watchOccasions } from '#api/outbox/occasions.ts';
import { readSession } from '#api/session.ts';
import { neutralPage } from '#contract/exit.ts';
import type { KeptInput } from '#early/kept-input.ts';
import { cards, loadInstrument, loadQuestions } from './catalogue.ts';
import { isAsPrerendered, isMembers, release } from './prerendered.ts';
import { createProgram, firstScreen, type Program } from './program.ts';
import { ProgramView } from './program-view.tsx';
import { storeScroll } from './scroll.ts';
import { startName } from './start-queries.ts';

// Without its last slash, so that the address without one is found as well.
const basename = import.meta.env.BASE_URL.replace(/\/$/, '');
const root = document.getElementById('root') as HTMLElement;

/**
 * Gives the first history entry of a tab a random key, as the router gives all others: scroll positions are stored by
 * key, and all first entries of a tab would share one.
 */
function nameEntry(): void {
  const entry = (window.history.state ?? {}) as { key?: string };
  if (entry.key) return;
  window.history.replaceState({ ...entry, key: Math.random().toString(36).slice(2, 10) }, '');
}

/**
 * The store as it was when the HTML was rendered: a visitor's, or that of somebody who is logged in, without any answer of
 * the API. The answers are displayed right after hydration.
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
  // In the commit itself: a key pressed between it and a later effect would be lost.
  useLayoutEffect(() => {
    document.getElementById('late')?.remove();
    onShown?.();
  }, [onShown]);
  return <ProgramView program={program} htmlState={htmlState} />;
}

/**
 * Takes over the HTML that is there when it is this very page; else draws the page anew.
 * @param kept what the person did before the program had come
 */
export async function start(kept: KeptInput): Promise<void> {
  if (isBackAfterExit()) return window.location.replace(neutralPage);
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
  if (hydrates) {
    storeScroll(router.state.location.key);
    hydrateRoot(root, shown({ htmlState: stateOfHtml(program), onShown: kept.take(root) }));
  } else {
    kept.take(null);
    root.replaceChildren();
    createRoot(root).render(shown({}));
    release(root);
  }
  watchOccasions(store.dispatch);
}

/** Does the page stand there as this person is to see it? A page behind the login is nobody's without a session. */
function isTheirs(): boolean {
  const hasPerson = readSession() !== null || !isMembers(root);
  return hasPerson && isAsPrerendered(root, window, basename);
}
