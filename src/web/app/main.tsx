import { StrictMode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { isBackAfterExit } from '#api/device/history.ts';
import { countQueuedAnswers } from '#api/device/queued-answers.ts';
import { sendFirstCalls } from '#api/first-calls.ts';
import { loadOutbox } from '#api/outbox/load.ts';
import { readSession, selectSession } from '#api/session.ts';
import { neutralPage } from '#contract/exit.ts';
import type { KeptInput } from '#early/kept-input.ts';
import { cards, loadInstrument, loadQuestions } from './catalogue.ts';
import { isAsPrerendered, isMembers, release } from './prerendered.ts';
import { createProgram, firstScreen, type Program } from './program.ts';
import { ProgramView } from './program-view.tsx';
import { storeScroll } from './scroll.ts';

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
 * The store as it was when the HTML was rendered: a visitor's, or that of somebody who is logged in, who has asked nothing
 * yet. What is this person's own comes right after React has taken the HTML over. Screens that are loaded by now have
 * joined the store.
 */
function stateOfHtml({ store }: Program): object {
  const state = { ...store.getState(), first: {} };
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
  const session = selectSession(store.getState());
  if (session) sendFirstCalls(session.userid, { progress: waitsForProgress(window.location.pathname) });
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
  // It sends what waits by itself, and again after a login.
  if (countQueuedAnswers() > 0) loadOutbox().catch(() => undefined);
}

/** Does the screen at this address show at once how far the person has come? */
function waitsForProgress(pathname: string): boolean {
  const path = pathname.slice(basename.length);
  return (
    path.startsWith('/dashboard') || cards.some(({ routes }) => path.startsWith(`${routes.questionnaire}/`))
  );
}

/** Does the page stand there as this person is to see it? A page behind the login is nobody's without a session. */
function isTheirs(): boolean {
  const hasPerson = readSession() !== null || !isMembers(root);
  return hasPerson && isAsPrerendered(root, window, basename);
}
