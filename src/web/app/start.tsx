import { StrictMode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { api } from '#api/api.ts';
import { isBackAfterExit, leaveOnLateExitMark } from '#api/device/history.ts';
import { sendQueueOnEvents } from '#api/outbox/send-queue-on-events.ts';
import { readLanguage, takeLanguageFromAddress } from '#api/device/language-setting.ts';
import { readSession } from '#api/session.ts';
import { getLanguage, sourceLanguage } from '#web-language/languages.ts';
import { activateLanguage } from '#web-language/load-messages.ts';
import { preserveInputUntilHydration } from './preserve-input.ts';
import { stopQueueingEvents } from '#boot/queued-events.ts';
import { neutralPage } from '#contract/exit.ts';
import { cards, loadInstrument, loadQuestions } from './catalogue.ts';
import { isPrerenderedPage, isMemberPage, revealPage } from './prerendered.ts';
import { createMaskedWindow } from './masked-window.ts';
import { createApp, waitForFirstScreen, type AppContext } from './app.ts';
import { AppView } from './app-view.tsx';
import { setHydratedEntry } from './scroll.ts';
import { startUserNameQuery } from './query-loader.ts';
import { displayTitleFont } from './use-title-font.ts';

// Without a trailing slash, so that the address without it matches too.
const basename = import.meta.env.BASE_URL.replace(/\/$/, '');
const root = document.getElementById('root') as HTMLElement;

/**
 * Gives the first history entry of a tab a random key, as the router does for others: scroll positions are stored by
 * key.
 */
function assignEntryKey(): void {
  const entry = (window.history.state ?? {}) as { key?: string };
  if (entry.key) return;
  window.history.replaceState({ ...entry, key: Math.random().toString(36).slice(2, 10) }, '');
}

/**
 * The state of the store at the time of prerendering: a visitor, or a user without responses of the API. React
 * renders the current state right after hydration.
 */
function getPrerenderedState({ store }: AppContext): object {
  const state = { ...store.getState(), [api.reducerPath]: api.reducer(undefined, { type: '' }) };
  return isMemberPage(root) ? state : { ...state, session: { current: null } };
}

interface AppRootProps {
  app: AppContext;
  htmlState?: object;
  onHydrated?: () => void;
}

function AppRoot({ app, htmlState, onHydrated }: AppRootProps) {
  // A layout effect, because a key press between commit and a later effect would be lost.
  useLayoutEffect(() => {
    for (const note of ['late', 'old-browser']) document.getElementById(note)?.remove();
    onHydrated?.();
  }, [onHydrated]);
  return <AppView app={app} htmlState={htmlState} />;
}

/** The server ignores case and trailing slashes of addresses. Hydration needs the canonical one. */
function normalizeAddress(): void {
  const { page } = root.dataset;
  const { pathname, search, hash } = window.location;
  if (page === undefined || pathname === basename + page) return;
  window.history.replaceState(window.history.state, '', basename + page + search + hash);
}

/** Starts the app. Hydrates the HTML if it was prerendered for this page, else renders the page. */
export async function start(): Promise<void> {
  const leave = () => window.location.replace(neutralPage);
  if (isBackAfterExit()) return leave();
  leaveOnLateExitMark(leave);
  const language = readLanguage();
  takeLanguageFromAddress();
  normalizeAddress();
  assignEntryKey();
  if (language !== sourceLanguage) {
    void displayTitleFont(language);
    // If it fails to load, the page is in English.
    await activateLanguage(language).catch(() => undefined);
  }
  let routerWindow: Window = window;
  const app = createApp({ cards, loadInstrument, loadQuestions }, (routes) => {
    routerWindow = createMaskedWindow(routes, basename);
    return createBrowserRouter(routes, { basename, window: routerWindow });
  });
  const { store, router } = app;
  startUserNameQuery(store);
  const canHydrate =
    matchesPrerendered() && (await waitForFirstScreen(app).then(matchesPrerendered)) && !router.state.errors;
  const renderApp = (props: Omit<AppRootProps, 'app'>) => (
    <StrictMode>
      <AppRoot app={app} {...props} />
    </StrictMode>
  );
  const replayEvents = stopQueueingEvents();
  if (canHydrate) {
    setHydratedEntry(router.state.location.key);
    const restoreInput = preserveInputUntilHydration(root);
    const onHydrated = () => {
      restoreInput();
      // After React has processed the restored input, which a submitted form reads.
      setTimeout(replayEvents);
    };
    hydrateRoot(root, renderApp({ htmlState: getPrerenderedState(app), onHydrated }));
  } else {
    root.replaceChildren();
    createRoot(root).render(renderApp({}));
    revealPage(root);
  }
  // Masks the address that the document was opened with, which hydration needed.
  routerWindow.history.replaceState(window.history.state, '', window.location.href);
  sendQueueOnEvents(store.dispatch);
}

/** Whether the prerendered page can be hydrated. A page for members needs a session. */
function matchesPrerendered(): boolean {
  const hasAccess = readSession() !== null || !isMemberPage(root);
  return hasAccess && isPrerenderedPage(root, window, basename) && root.dataset.language === getLanguage();
}
