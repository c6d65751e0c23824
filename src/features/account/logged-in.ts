/** What came of a login that was answered with 200. */
export type LoggedIn =
  | { readonly kind: 'session'; readonly userid: string; readonly token: string }
  /** The profile is missing: an id under which it can be sent. */
  | { readonly kind: 'incomplete'; readonly registrationId: string }
  | { readonly kind: 'wrong' }
  /** Something else than the contract's list, such as the page of a proxy. It says nothing about the password. */
  | { readonly kind: 'unreadable' };

/** Reads the body: a list with one session; an empty one means wrong credentials, as a 401 does. */
export function readLogin(body: unknown): LoggedIn {
  if (!Array.isArray(body)) return { kind: 'unreadable' };
  if (body.length === 0) return { kind: 'wrong' };
  const { userid, token } = (body[0] ?? {}) as { userid?: unknown; token?: unknown };
  if (typeof userid !== 'number' || !Number.isSafeInteger(userid) || typeof token !== 'string') {
    return { kind: 'unreadable' };
  }
  if (userid < 0) return { kind: 'incomplete', registrationId: String(-userid) };
  return userid > 0 && token !== ''
    ? { kind: 'session', userid: String(userid), token }
    : { kind: 'unreadable' };
}
