import type { DataRouter, Location } from 'react-router-dom';
import { api } from '#api/api.ts';
import { readCookie } from '#api/device/cookies.ts';
import { forgetCaches, forgetCopies } from '#api/device/forget-caches.ts';
import { forgetPerson } from '#api/device/forget-person.ts';
import { hasProgressOnDevice } from '#api/device/progress.ts';
import { markExited } from '#api/device/history.ts';
import { clearMarks, isMarked } from '#api/device/marks.ts';
import { rememberOpened, rememberReturn } from '#api/device/return-target.ts';
import { forgetTab } from '#api/device/storage.ts';
import { endSession } from '#api/logout-api.ts';
import { readSession, removeSession, selectSession, sessionEnded, sessionStarted } from '#api/session.ts';
import { neutralPage } from '#contract/exit.ts';
import { cookies } from '#contract/paths.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { disarmed, leaveConfirmed, selectExit } from '#features/questionnaire/exit-slice.ts';
import { notify } from '#ui/toast/toast.tsx';
import { returnAddress } from './return-address.ts';
import { membersRoute } from './screen-route.ts';
import type { Store } from './store.ts';
import { strings } from './strings.ts';

/** Ends sessions and leaves pages, past the unload warning and the exit dialog. */
export interface Leaving {
  /** Handles a token that the server rejected. Resolves when the login page is displayed. */
  sessionExpired(): Promise<void>;
  /**
   * Synchronizes the session with the cookies, which all tabs share. Leaves pages of a user who is no longer logged
   * in: for the login page, or for the dashboard of the new user.
   */
  followSession(): Promise<void>;
  /**
   * Guards pages for members: whether the page at this address (with the base path) may be opened. An address opened
   * without a session is saved for the next login.
   */
  admits(at: Pick<Location, 'pathname' | 'search'>): Promise<boolean>;
  /** Ends the session here and on the server, and removes the data of the user from this device. */
  logOut(): Promise<void>;
  /** Confirms the exit dialog: clears the marks and navigates to the requested page. */
  leaveAssessment(): Promise<void>;
  /** Removes all personal data and replaces the app by a neutral page. */
  quickExit(): Promise<void>;
  /** Reloads the document after a chunk failed to load. */
  reload(): Promise<void>;
}

/**
 * Creates the controller. Each method disables unload warning and exit dialog first.
 * @param cards sections that may have drafts on this device
 */
export function createLeaving(
  store: () => Store,
  router: () => DataRouter,
  cards: readonly InstrumentCard[],
): Leaving {
  const sectionIds = cards.map(({ id }) => id);
  /** Set after a logout: pages that Back then leads to are not saved for the next login. */
  let loggedOut = false;
  const disarm = async () => {
    store().dispatch(disarmed());
    await rendered();
  };
  /** Set during the navigation to the login page, while cookies and store differ. */
  let ending = false;
  const toLogin = async (state?: unknown) => {
    ending = true;
    try {
      // Synchronous, because the session is removed next and no guarded screen may render without one.
      await router().navigate('/login', { replace: true, state, flushSync: true });
    } finally {
      ending = false;
    }
  };
  const isBehindLogin = () => router().state.matches.some(({ route }) => route.id === membersRoute);
  const difference = () => {
    const [shown, now] = [selectSession(store().getState()), readSession()];
    return shown?.userid === now?.userid && shown?.token === now?.token ? null : { shown, now };
  };
  /** Replaces the session by that of the cookies, and clears the API cache. */
  const adopt = () => {
    const now = readSession();
    store().dispatch(now ? sessionStarted(now) : sessionEnded());
    store().dispatch(api.util.resetApiState());
  };

  const sessionExpired = async () => {
    const session = selectSession(store().getState());
    const path = pathUnderBase(router(), router().state.location);
    await disarm();
    removeSession();
    // Public pages stay open; only their header changes.
    if (!isBehindLogin()) return;
    if (session) rememberReturn({ userid: session.userid, path });
    notify.error(strings.missingSession, { ms: 3000 });
    await toLogin({ notice: strings.missingSession });
  };
  /** Whether an assessment is open. A logout in another tab would have cleared its mark. */
  const isAnswering = () => {
    const { inAssessment, unfinished } = selectExit(store().getState());
    return inAssessment && unfinished !== null && isMarked(unfinished);
  };

  const followSession = async () => {
    const found = ending ? null : difference();
    if (!found) return;
    const { shown, now } = found;
    // The same user has logged in again in another tab.
    if (now && now.userid === shown?.userid) return void store().dispatch(sessionStarted(now));
    // Public pages stay open, with their input.
    if (!isBehindLogin()) return adopt();
    // The cookies have expired: a logout would have removed marks and progress.
    if (!now && shown && (isAnswering() || hasProgressOnDevice(shown.userid))) {
      await sessionExpired();
      return adopt();
    }
    await disarm();
    if (ending || !difference()) return;
    if (!now) await toLogin();
    adopt();
    if (now) await router().navigate('/dashboard', { replace: true });
  };

  return {
    sessionExpired,
    followSession,
    async admits(at) {
      const wasAnonymous = selectSession(store().getState()) === null;
      await followSession();
      if (readCookie(cookies.token) !== null) return true;
      if (wasAnonymous && !loggedOut) rememberOpened(returnAddress(pathUnderBase(router(), at), cards));
      return false;
    },
    async logOut() {
      const session = selectSession(store().getState());
      await disarm();
      loggedOut = true;
      forgetPerson(sectionIds, session?.userid);
      await toLogin();
      store().dispatch(sessionEnded());
      store().dispatch(api.util.resetApiState());
      if (session) void store().dispatch(endSession(session.token));
    },
    async leaveAssessment() {
      const { target } = selectExit(store().getState());
      clearMarks();
      store().dispatch(leaveConfirmed());
      await rendered();
      if (target !== null) await router().navigate(target, { replace: true });
    },
    async quickExit() {
      const session = selectSession(store().getState());
      if (session) void store().dispatch(endSession(session.token));
      await disarm();
      // After React has rendered, when the questionnaire can no longer save an answer.
      forgetPerson(sectionIds, session?.userid, true);
      // The router saves scroll positions again at `pagehide`.
      window.addEventListener('pagehide', forgetTab);
      // The back/forward cache, or a reload of a history entry, must not display this page.
      window.addEventListener('pageshow', () => window.location.replace(neutralPage));
      markExited();
      forgetCopies();
      await forgetCaches();
      window.location.replace(neutralPage);
    },
    async reload() {
      await disarm();
      window.location.reload();
    },
  };
}

/** Resolves after React has rendered the dispatched change, which disables blockers and warnings. */
function rendered(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Removes the base path from an address, and keeps its query. */
function pathUnderBase(
  { basename = '/' }: DataRouter,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string {
  return `${basename === '/' ? pathname : pathname.slice(basename.length) || '/'}${search}`;
}
