import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { cookies } from '#contract/paths.ts';
import { readCookie, removeCookie, writeCookie } from './device/cookies.ts';

/** The two session cookies, or null for a visitor. */
export type Session = { readonly token: string; readonly userid: string } | null;

/** The session that the cookies hold now. Both must be there. */
export function readSession(): Session {
  const token = readCookie(cookies.token);
  const userid = readCookie(cookies.userid);
  return token && userid ? { token, userid } : null;
}

/**
 * Writes the session cookies and reads them back.
 * @param days how long they live; without it, until the browser closes
 * @returns false when the browser did not keep them; then none of the two is left
 */
export function writeSession(session: NonNullable<Session>, days?: number): boolean {
  writeCookie(cookies.token, session.token, days);
  writeCookie(cookies.userid, session.userid, days);
  const kept = readSession();
  if (kept?.token === session.token && kept.userid === session.userid) return true;
  removeSession();
  return false;
}

/** Removes the session cookies. */
export function removeSession(): void {
  removeCookie(cookies.token);
  removeCookie(cookies.userid);
}

/** Whose app this is. */
type SessionState = {
  readonly current: Session;
};

const sessionSlice = createSlice({
  name: 'session',
  // Pages that are rendered at build time are a visitor's: there are no cookies there.
  initialState: (): SessionState => ({ current: typeof document === 'undefined' ? null : readSession() }),
  reducers: {
    /** The cookies were written. */
    sessionStarted: (_, { payload }: PayloadAction<NonNullable<Session>>) => ({ current: payload }),
    /** There is no session any more. */
    sessionEnded: () => ({ current: null }),
  },
  selectors: { selectSession: ({ current }): Session => current },
});

/** Mounted as `state.session`. */
export const sessionReducer = sessionSlice.reducer;
export const { sessionStarted, sessionEnded } = sessionSlice.actions;
/** Reads `state.session`. */
export const { selectSession } = sessionSlice.selectors;

/** The server no longer knows the token. `app` removes the cookies, leads to the login page and ends the session. */
export const sessionExpired = createAction('session/sessionExpired');
