import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory } from 'react-router-dom';
import { isBackAfterExit } from '#api/device/left.ts';
import { waitingParcels } from '#api/device/waiting.ts';
import { sendFirstCalls } from '#api/first-calls.ts';
import { loadOutbox } from '#api/outbox/load.ts';
import { selectSession } from '#api/session.ts';
import { neutralPage } from '#contract/exit.ts';
import type { KeptInput } from '#early/kept-input.ts';
import { beforeLinks } from './before-links.ts';
import { cards, loadInstrument, loadQuestions } from './catalogue.ts';
import { isAsPrerendered, isMembers, release } from './prerendered.ts';
import { createProgram } from './program.ts';
import { ProgramView } from './program-view.tsx';
import { createPlaces } from './router/places.ts';

// Without its last slash, so that the address without one is found as well.
const basename = import.meta.env.BASE_URL.replace(/\/$/, '');
const root = document.getElementById('root') as HTMLElement;
const places = createPlaces();
const program = createProgram(
  { cards, loadInstrument, loadQuestions },
  { history: UNSAFE_createBrowserHistory(), basename, places },
);
const { store, router } = program;

/**
 * The store as it was when the HTML was rendered: a visitor's, or that of somebody who is logged in, who has asked nothing
 * yet. What is this person's own comes right after React has taken the HTML over. Screens that are loaded by now have
 * joined the store.
 */
function stateOfHtml(): object {
  const state = { ...store.getState(), first: {} };
  return isMembers(root) ? state : { ...state, session: { current: null } };
}

function App({ htmlState, onShown }: { htmlState?: object; onShown?: () => void }) {
  useEffect(() => {
    document.getElementById('late')?.remove();
    onShown?.();
    return beforeLinks(program.fetchRoutes);
  }, [onShown]);
  return <ProgramView program={program} htmlState={htmlState} />;
}

/**
 * Takes over the HTML that is there when it is this very page; else draws the page anew.
 * @param kept what the person did before the program had come
 */
export async function start(kept: KeptInput): Promise<void> {
  if (isBackAfterExit()) return window.location.replace(neutralPage);
  const session = selectSession(store.getState());
  if (session) sendFirstCalls(session.userid, { progress: waitsForProgress(window.location.pathname) });
  const opened = router.open(isTheirs());
  const hydrates = isTheirs() && (await opened.then(() => router.view.shown !== null && isTheirs()));
  const shown = (html: Parameters<typeof App>[0]) => (
    <StrictMode>
      <App {...html} />
    </StrictMode>
  );
  if (hydrates) {
    hydrateRoot(root, shown({ htmlState: stateOfHtml(), onShown: kept.take(root) }));
  } else {
    kept.take(null);
    root.replaceChildren();
    createRoot(root).render(shown({}));
    release(root);
  }
  // It sends what waits by itself, and again after a login.
  if (waitingParcels() > 0) loadOutbox().catch(() => undefined);
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
  const hasPerson = selectSession(store.getState()) !== null || !isMembers(root);
  return hasPerson && isAsPrerendered(root, window, basename);
}
