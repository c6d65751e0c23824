import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { cookies } from '#contract/paths.ts';
import { readCookie, removeCookie, writeCookie } from './device/cookies.ts';

/** Token and user id of the session, or null if no user is logged in. */
export type Session = { readonly token: string; readonly userid: string } | null;

/** Reads the session from its two cookies; null if one is missing. */
export function readSession(): Session {
  const token = readCookie(cookies.token);
  const userid = readCookie(cookies.userid);
  return token && userid ? { token, userid } : null;
}

/** Token of a session that began in this page and that the server has not accepted yet. */
let untriedToken: string | null = null;

/** Records that the server accepted the token of a request. */
export function confirmSession(token: string): void {
  if (token === untriedToken) untriedToken = null;
}

/** Whether the server has accepted no request of this new session: something between may remove its token. */
export function isSessionUntried(session: Session): boolean {
  return session !== null && session.token === untriedToken;
}

/**
 * Writes the session cookies and reads them back.
 * @param days lifetime; session cookies if omitted
 * @returns false if the browser rejected them; then both are removed
 */
export function writeSession(session: NonNullable<Session>, days?: number): boolean {
  writeCookie(cookies.token, session.token, days);
  writeCookie(cookies.userid, session.userid, days);
  untriedToken = session.token;
  const saved = readSession();
  if (saved?.token === session.token && saved.userid === session.userid) return true;
  removeSession();
  return false;
}

/** Removes the session cookies. */
export function removeSession(): void {
  removeCookie(cookies.token);
  removeCookie(cookies.userid);
}

/** The session that the app displays. */
type SessionState = {
  readonly current: Session;
};

const sessionSlice = createSlice({
  name: 'session',
  // Prerendering at build time has no cookies.
  initialState: (): SessionState => ({ current: typeof document === 'undefined' ? null : readSession() }),
  reducers: {
    /** A session has started in this or another tab, and its cookies are written. */
    sessionStarted: (_, { payload }: PayloadAction<NonNullable<Session>>) => ({ current: payload }),
    /** The session has ended. */
    sessionEnded: () => ({ current: null }),
  },
  selectors: { selectSession: ({ current }): Session => current },
});

/** Reducer of `state.session`. */
export const sessionReducer = sessionSlice.reducer;
export const { sessionStarted, sessionEnded } = sessionSlice.actions;
/** Reads `state.session`. */
export const { selectSession } = sessionSlice.selectors;

/**
 * The server rejected the token. The middleware in `app/store.ts` removes the cookies, redirects to the login page and
 * ends the session.
 */
export const sessionExpired = createAction('session/sessionExpired');
