import { cookies } from '#contract/paths.ts';
import { action } from './action.ts';
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

/** The cookies were written. */
export const sessionStarted = action<NonNullable<Session>>('session/sessionStarted');
/** The person logged out. */
export const sessionEnded = action('session/sessionEnded');
/** The server no longer knows the token. `app` removes the cookies and leads to the login page. */
export const sessionExpired = action('session/sessionExpired');
/** All that was fetched for a person leaves the program's memory. */
export const fetchedForgotten = action('session/fetchedForgotten');

/** Whose program this is. */
export interface SessionState {
  readonly current: Session;
}

// Pages that are rendered at build time are a visitor's: there are no cookies there.
const atStart = (): SessionState => ({ current: typeof document === 'undefined' ? null : readSession() });

/** Mounted as `state.session`. */
export function sessionReducer(state = atStart(), sent?: unknown): SessionState {
  if (sessionStarted.match(sent)) return { current: sent.payload };
  return sessionEnded.match(sent) || sessionExpired.match(sent) ? { current: null } : state;
}

/** Reads `state.session`. */
export const selectSession = ({ session }: { readonly session: SessionState }): Session => session.current;
