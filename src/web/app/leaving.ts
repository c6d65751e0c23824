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

/** Every way out that must not be stopped by the unload warning or by the exit dialog. */
export interface Leaving {
  /** The server no longer knows the token. Resolves when the login page is there. */
  sessionExpired(): Promise<void>;
  /**
   * Makes the program's session the one that the cookies hold, which other tabs share, and leads away from what
   * belongs to nobody here any more: to the login page, or to the dashboard of the person who is logged in now.
   */
  followSession(): Promise<void>;
  /**
   * May the page at this address (with the base path) be opened? It needs somebody who is logged in; nobody else is shown it. An address
   * that was opened without a session is remembered for the next login.
   */
  admits(at: Pick<Location, 'pathname' | 'search'>): Promise<boolean>;
  /** Ends the session, here and on the server, and forgets this person's drafts, progress, reading and tab. */
  logOut(): Promise<void>;
  /** Exit in the exit dialog: clears the marks and goes on to where the person wanted to go. */
  leaveAssessment(): Promise<void>;
  /** Removes drafts, reading and cookies and leaves the program at once. */
  quickExit(): Promise<void>;
  /** Loads the program anew: a part of it was lost. */
  reload(): Promise<void>;
}

/**
 * The one owner of leaving: each way out disarms warning and dialog first.
 * @param cards of the sections that may hold drafts on this device
 */
export function createLeaving(
  store: () => Store,
  router: () => DataRouter,
  cards: readonly InstrumentCard[],
): Leaving {
  const sectionIds = cards.map(({ id }) => id);
  /** The person who was here has logged out: addresses of theirs that Back leads to are nobody's to return to. */
  let loggedOut = false;
  const disarm = async () => {
    store().dispatch(disarmed());
    await rendered();
  };
  /** On the way to the login page, while cookies and store differ. */
  let ending = false;
  const toLogin = async (state?: unknown) => {
    ending = true;
    try {
      // Synchronous: what follows may take the session away, and no protected screen may see that.
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
  /** Takes over what the cookies hold now, and empties the cache. */
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
    // A public page needs no login: there the header alone changes.
    if (!isBehindLogin()) return;
    if (session) rememberReturn({ userid: session.userid, path });
    notify.error(strings.missingSession, { ms: 3000 });
    await toLogin({ notice: strings.missingSession });
  };
  /** Is somebody in the middle of an assessment, which a logout in another tab would have ended? */
  const isAnswering = () => {
    const { inAssessment, unfinished } = selectExit(store().getState());
    return inAssessment && unfinished !== null && isMarked(unfinished);
  };

  const followSession = async () => {
    const found = ending ? null : difference();
    if (!found) return;
    const { shown, now } = found;
    // The same person has logged in again elsewhere: nothing on the screen changes.
    if (now && now.userid === shown?.userid) return void store().dispatch(sessionStarted(now));
    // A public page belongs to nobody, and what is being typed there stays.
    if (!isBehindLogin()) return adopt();
    // The cookies have had their time: nobody has logged out.
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
      // After the last chance of the questionnaire to keep another answer.
      forgetPerson(sectionIds, session?.userid, true);
      // The router keeps once more how far pages were scrolled when the page goes.
      window.addEventListener('pagehide', forgetTab);
      // The browser may keep this page alive for its Back button, or load one of its entries anew: neither may show.
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

/** Resolves when React has shown what was dispatched: blockers and warnings are off from then on. */
function rendered(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** An address without the base path, with its query. */
function pathUnderBase(
  { basename = '/' }: DataRouter,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string {
  return `${basename === '/' ? pathname : pathname.slice(basename.length) || '/'}${search}`;
}
