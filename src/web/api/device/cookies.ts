/** Cookies that scripts read and write (specification 1, section 3). Their path is `/`. */

/** The value of a cookie; null if it is absent, empty or not decodable. */
export function readCookie(name: string): string | null {
  const prefix = `${name}=`;
  const entry = document.cookie.split('; ').find((part) => part.startsWith(prefix));
  try {
    return decodeURIComponent(entry?.slice(prefix.length) ?? '') || null;
  } catch {
    return null;
  }
}

/**
 * Sets a cookie with `SameSite=Strict`, and `Secure` on HTTPS.
 * @param days lifetime; until the browser closes if omitted
 */
export function writeCookie(name: string, value: string, days?: number): void {
  const age = days === undefined ? '' : `; Max-Age=${Math.round(days * 86_400)}`;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Strict${age}${secure}`;
}

/** Removes a cookie. */
export function removeCookie(name: string): void {
  writeCookie(name, '', 0);
}
