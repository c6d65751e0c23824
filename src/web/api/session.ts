import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
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

const slice = createSlice({
  name: 'session',
  // Pages that are rendered at build time are a visitor's: there are no cookies there.
  initialState: () => ({ current: typeof document === 'undefined' ? null : readSession() }),
  reducers: {
    /** The cookies were written. */
    sessionStarted: (state, action: PayloadAction<NonNullable<Session>>) => {
      state.current = action.payload;
    },
    /** The person logged out. */
    sessionEnded: (state) => {
      state.current = null;
    },
    /** The server no longer knows the token. `app` removes the cookies and leads to the login page. */
    sessionExpired: (state) => {
      state.current = null;
    },
  },
  selectors: {
    selectSession: (state) => state.current,
  },
});

export const sessionReducer = slice.reducer;
export const { sessionStarted, sessionEnded, sessionExpired } = slice.actions;
/** Reads `state.session`. */
export const { selectSession } = slice.selectors;
