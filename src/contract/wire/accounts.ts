/** Login and sign-up: a list of one session, a negative user id, and the numbers 1 and 0 in place of an id. */
import type { LoginResponse } from '../responses.ts';
import type { CodesByStatus } from './errors.ts';
import { toList, toRecord, toText } from './values.ts';

/** The result of a correct password: a session, or a registration id if the account has no profile. */
export type LoginResult =
  | { readonly kind: 'session'; readonly userid: number; readonly token: string }
  | { readonly kind: 'incomplete'; readonly registrationId: number };

/** The result of a login with status 200. Ids are strings, as in cookies and addresses. */
export type ParsedLoginResult =
  | { readonly kind: 'session'; readonly userid: string; readonly token: string }
  | { readonly kind: 'incomplete'; readonly registrationId: string }
  | { readonly kind: 'wrong' }
  /** Not the list of the contract, such as a page of a proxy. */
  | { readonly kind: 'unreadable' };

/** The result of the sign-up: a registration id, or what is in use. */
export type CreateUserResult =
  | { readonly kind: 'created'; readonly registrationId: number }
  | { readonly kind: 'taken'; readonly what: 'email' | 'username' };

/** `Created` as the browser reads it: 'other' is any other response, with the message of the server if it has one. */
export type ParsedCreateUserResult =
  | { readonly kind: 'created'; readonly registrationId: string }
  | { readonly kind: 'taken'; readonly what: 'email' | 'username' }
  | { readonly kind: 'other'; readonly message: string | null };

/** The session of a completed registration, as the browser reads it. */
export interface ParsedRegistration {
  readonly userid: string;
  readonly token: string;
  /** Null from a server that does not send it. */
  readonly username: string | null;
}

const emailInUse = 1;
const usernameInUse = 0;

/** Writes the response of a login. */
export function writeLoginResponse(login: LoginResult): LoginResponse {
  return login.kind === 'session'
    ? [{ userid: login.userid, token: login.token }]
    : [{ userid: -login.registrationId, token: '' }];
}

/** Reads the response of a login. An empty list means wrong credentials, as a 401. */
export function readLoginResponse(body: unknown): ParsedLoginResult {
  if (!Array.isArray(body)) return { kind: 'unreadable' };
  if (body.length === 0) return { kind: 'wrong' };
  const { userid, token } = toRecord(toList(body)[0]);
  if (!isId(userid) || typeof token !== 'string') return { kind: 'unreadable' };
  if (userid < 0) return { kind: 'incomplete', registrationId: String(-userid) };
  return userid > 0 && token !== ''
    ? { kind: 'session', userid: String(userid), token }
    : { kind: 'unreadable' };
}

/** Writes the response of createUser. A registration id is never 0 or 1. */
export function writeCreateUserResponse(created: CreateUserResult): number {
  if (created.kind === 'created') return created.registrationId;
  return created.what === 'email' ? emailInUse : usernameInUse;
}

/** Reads the response of createUser: an id, 1, 0, or an object with a message. */
export function readCreateUserResponse(body: unknown): ParsedCreateUserResult {
  if (body === emailInUse) return { kind: 'taken', what: 'email' };
  if (body === usernameInUse) return { kind: 'taken', what: 'username' };
  if (isId(body) && body > emailInUse) return { kind: 'created', registrationId: String(body) };
  return { kind: 'other', message: toText(toRecord(body).message) };
}

/** Reads the session of a completed registration; null without one, as from other servers. */
export function readRegistered(body: unknown): ParsedRegistration | null {
  const { userid, token, username } = toRecord(body);
  const text = toText(token);
  return isId(userid) && userid > 0 && text !== null
    ? { userid: String(userid), token: text, username: toText(username) }
    : null;
}

/** Reads the address that a link in a mail belongs to; null without one. */
export function readLinkOwner(body: unknown): string | null {
  return toText(toRecord(body).email);
}

/** Error codes of the login. */
export const loginCodes: CodesByStatus = { 401: 'credentials-wrong' };
/** Error codes of calls that send a link by mail. */
export const linkMailCodes: CodesByStatus = { 422: 'email-invalid', 503: 'mail-unavailable' };
/** Error codes of reading the owner of a link. */
export const linkOwnerCodes: CodesByStatus = { 401: 'link-invalid', 403: 'link-invalid' };
/** Error codes of setting a new password with a link. */
export const resetPasswordCodes: CodesByStatus = { 401: 'link-invalid', 422: 'password-invalid' };
/** Error codes of the sign-up. */
export const createUserCodes: CodesByStatus = { 401: 'sign-up-link-missing', 403: 'sign-up-link-missing' };
/** Error codes of the registration profile. */
export const registrationCodes: CodesByStatus = { 404: 'registration-unknown', 409: 'terms-changed' };

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}
