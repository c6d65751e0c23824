/** Login and sign-up: a list of one session, a negative user id, and the numbers 1 and 0 in place of an id. */
import type { LoginAnswer } from '../responses.ts';
import type { CodesByStatus } from './errors.ts';
import { listIn, recordIn, textIn } from './values.ts';

/** What a right password gives: a session, or for an account without a profile an id to send it under. */
export type OpenedLogin =
  | { readonly kind: 'session'; readonly userid: number; readonly token: string }
  | { readonly kind: 'incomplete'; readonly registrationId: number };

/** What came of a login that was answered with 200. Ids as text, as cookies and addresses hold them. */
export type ReadLogin =
  | { readonly kind: 'session'; readonly userid: string; readonly token: string }
  | { readonly kind: 'incomplete'; readonly registrationId: string }
  | { readonly kind: 'wrong' }
  /** Something else than the contract's list, such as the page of a proxy. It says nothing about the password. */
  | { readonly kind: 'unreadable' };

/** What the details step gave: a registration id, or what is taken already. */
export type Created =
  | { readonly kind: 'created'; readonly registrationId: number }
  | { readonly kind: 'taken'; readonly what: 'email' | 'username' };

/** The same as the browser reads it: 'other' stands for any other answer, with the server's words if it gave some. */
export type ReadCreated =
  | { readonly kind: 'created'; readonly registrationId: string }
  | { readonly kind: 'taken'; readonly what: 'email' | 'username' }
  | { readonly kind: 'other'; readonly message: string | null };

const emailInUse = 1;
const usernameInUse = 0;

/** The answer of a login. */
export function writeLogin(login: OpenedLogin): LoginAnswer {
  return login.kind === 'session'
    ? [{ userid: login.userid, token: login.token }]
    : [{ userid: -login.registrationId, token: '' }];
}

/** Reads the answer of a login: an empty list means wrong credentials, as a 401 does. */
export function readLogin(body: unknown): ReadLogin {
  if (!Array.isArray(body)) return { kind: 'unreadable' };
  if (body.length === 0) return { kind: 'wrong' };
  const { userid, token } = recordIn(listIn(body)[0]);
  if (!isId(userid) || typeof token !== 'string') return { kind: 'unreadable' };
  if (userid < 0) return { kind: 'incomplete', registrationId: String(-userid) };
  return userid > 0 && token !== ''
    ? { kind: 'session', userid: String(userid), token }
    : { kind: 'unreadable' };
}

/** The answer of createUser: a registration id is never 0 or 1. */
export function writeCreated(created: Created): number {
  if (created.kind === 'created') return created.registrationId;
  return created.what === 'email' ? emailInUse : usernameInUse;
}

/** Reads the answer of createUser: an id, 1, 0, or an object with a message. */
export function readCreated(body: unknown): ReadCreated {
  if (body === emailInUse) return { kind: 'taken', what: 'email' };
  if (body === usernameInUse) return { kind: 'taken', what: 'username' };
  if (isId(body) && body > emailInUse) return { kind: 'created', registrationId: String(body) };
  return { kind: 'other', message: textIn(recordIn(body).message) };
}

/** The address that a mailed link belongs to; null when the answer holds none. */
export function readLinkOwner(body: unknown): string | null {
  return textIn(recordIn(body).email);
}

export const loginCodes: CodesByStatus = { 401: 'credentials-wrong' };
/** Calls that mail a link: forgotten password and sign-up. */
export const linkMailCodes: CodesByStatus = { 422: 'email-invalid', 503: 'mail-unavailable' };
export const linkOwnerCodes: CodesByStatus = { 401: 'link-invalid', 403: 'link-invalid' };
export const resetPasswordCodes: CodesByStatus = { 401: 'link-invalid', 422: 'password-invalid' };
export const createUserCodes: CodesByStatus = { 401: 'sign-up-link-missing', 403: 'sign-up-link-missing' };
export const registrationCodes: CodesByStatus = { 404: 'registration-unknown', 409: 'terms-changed' };

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}
