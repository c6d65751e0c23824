import type { DataRouter, Location } from 'react-router-dom';
import { api } from '#api/api.ts';
import { readCookie } from '#api/device/cookies.ts';
import { deleteCachesAndWorker, clearHttpCache } from '#api/device/delete-caches-and-worker.ts';
import { removeUserFromDevice } from '#api/device/remove-user-from-device.ts';
import { hasProgressOnDevice } from '#api/device/progress.ts';
import { markQuickExit } from '#api/device/history.ts';
import { clearAllAssessmentMarks, isAssessmentOpen } from '#api/device/assessment-marks.ts';
import { saveOpenedAddress, saveReturnTarget } from '#api/device/return-target.ts';
import { clearSessionStorage } from '#api/device/storage.ts';
import { endSession } from '#api/logout-api.ts';
import {
  isSessionUntried,
  readSession,
  removeSession,
  selectSession,
  sessionEnded,
  sessionStarted,
} from '#api/session.ts';
import { neutralPage } from '#contract/exit.ts';
import { cookies } from '#contract/paths.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { disarmed, leaveConfirmed, selectExit } from '#features/questionnaire/exit-slice.ts';
import { notify } from '#ui/toast/toast.tsx';
import { getReturnAddress } from './return-address.ts';
import { membersRoute } from './screen-route.ts';
import type { Store } from './store.ts';
import { t } from '#web-language/use-translation.ts';

/** Ends sessions and leaves pages, past the unload warning and the exit dialog. */
export interface SessionController {
  /** Handles a token that the server rejected. Resolves when the login page is displayed. */
  handleExpiredSession(): Promise<void>;
  /**
   * Synchronizes the session with the cookies, which all tabs share. Leaves pages of a user who is no longer logged
   * in: for the login page, or for the dashboard of the new user.
   */
  syncSession(): Promise<void>;
  /**
   * Guards pages for members: whether the page at this address (with the base path) may be opened. An address opened
   * without a session is saved for the next login.
   */
  canOpen(address: Pick<Location, 'pathname' | 'search'>): Promise<boolean>;
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
export function createSessionController(
  store: () => Store,
  router: () => DataRouter,
  cards: readonly InstrumentCard[],
): SessionController {
  const sectionIds = cards.map(({ id }) => id);
  /** Set after a logout: pages that Back then leads to are not saved for the next login. */
  let hasLoggedOut = false;
  const disableWarnings = async () => {
    store().dispatch(disarmed());
    await waitForRender();
  };
  /** Set during the navigation to the login page, while cookies and store differ. */
  let isRedirecting = false;
  const redirectToLogin = async (state?: unknown) => {
    isRedirecting = true;
    try {
      // Synchronous, because the session is removed next and no guarded screen may render without one.
      await router().navigate('/login', { replace: true, state, flushSync: true });
    } finally {
      isRedirecting = false;
    }
  };
  const isBehindLogin = () => router().state.matches.some(({ route }) => route.id === membersRoute);
  const compareSessions = () => {
    const [displayed, current] = [selectSession(store().getState()), readSession()];
    return displayed?.userid === current?.userid && displayed?.token === current?.token
      ? null
      : { displayed, current };
  };
  /** Replaces the session by that of the cookies, and clears the API cache. */
  const adoptSession = () => {
    const session = readSession();
    store().dispatch(session ? sessionStarted(session) : sessionEnded());
    store().dispatch(api.util.resetApiState());
  };

  const handleExpiredSession = async () => {
    const session = selectSession(store().getState());
    const path = removeBasePath(router(), router().state.location);
    await disableWarnings();
    removeSession();
    // Public pages stay open; only their header changes.
    if (!isBehindLogin()) return;
    if (session) saveReturnTarget({ userid: session.userid, path });
    const notice = isSessionUntried(session) ? t('app.sessionNotAccepted') : t('app.missingSession');
    notify.error(notice, { duration: 3000 });
    await redirectToLogin({ notice });
  };
  /** Whether an assessment is open. A logout in another tab would have cleared its mark. */
  const isAnswering = () => {
    const { inAssessment, unfinished } = selectExit(store().getState());
    return inAssessment && unfinished !== null && isAssessmentOpen(unfinished);
  };

  const syncSession = async () => {
    const difference = isRedirecting ? null : compareSessions();
    if (!difference) return;
    const { displayed, current } = difference;
    // The same user has logged in again in another tab.
    if (current && current.userid === displayed?.userid)
      return void store().dispatch(sessionStarted(current));
    // Public pages stay open, with their input.
    if (!isBehindLogin()) return adoptSession();
    // The cookies have expired: a logout would have removed marks and progress.
    if (!current && displayed && (isAnswering() || hasProgressOnDevice(displayed.userid))) {
      await handleExpiredSession();
      return adoptSession();
    }
    await disableWarnings();
    if (isRedirecting || !compareSessions()) return;
    if (!current) await redirectToLogin();
    adoptSession();
    if (current) await router().navigate('/dashboard', { replace: true });
  };

  return {
    handleExpiredSession,
    syncSession,
    async canOpen(address) {
      const wasAnonymous = selectSession(store().getState()) === null;
      await syncSession();
      if (readCookie(cookies.token) !== null) return true;
      if (wasAnonymous && !hasLoggedOut)
        saveOpenedAddress(getReturnAddress(removeBasePath(router(), address), cards));
      return false;
    },
    async logOut() {
      const session = selectSession(store().getState());
      await disableWarnings();
      hasLoggedOut = true;
      removeUserFromDevice(sectionIds, session?.userid);
      await redirectToLogin();
      store().dispatch(sessionEnded());
      store().dispatch(api.util.resetApiState());
      if (session) void store().dispatch(endSession(session.token));
    },
    async leaveAssessment() {
      const { target } = selectExit(store().getState());
      clearAllAssessmentMarks();
      store().dispatch(leaveConfirmed());
      await waitForRender();
      if (target !== null) await router().navigate(target, { replace: true });
    },
    async quickExit() {
      const session = selectSession(store().getState());
      if (session) void store().dispatch(endSession(session.token));
      await disableWarnings();
      // After React has rendered, when the questionnaire can no longer save an answer.
      removeUserFromDevice(sectionIds, session?.userid, true);
      // The router saves scroll positions again at `pagehide`.
      window.addEventListener('pagehide', () => {
        clearSessionStorage();
        markQuickExit();
      });
      // The back/forward cache, or a reload of a history entry, must not display this page.
      window.addEventListener('pageshow', () => window.location.replace(neutralPage));
      markQuickExit();
      clearHttpCache();
      await deleteCachesAndWorker();
      window.location.replace(neutralPage);
    },
    async reload() {
      await disableWarnings();
      window.location.reload();
    },
  };
}

/** Resolves after React has rendered the dispatched change, which disables blockers and warnings. */
function waitForRender(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Removes the base path from an address, and keeps its query. */
function removeBasePath(
  { basename = '/' }: DataRouter,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string {
  return `${basename === '/' ? pathname : pathname.slice(basename.length) || '/'}${search}`;
}
