/** Cookies that this program reads and writes by script (specification 1, section 3). Path `/` always. */

/** The value of a cookie, or null when it is absent, empty or not readable: something else may have written it. */
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
 * Sets a cookie, `SameSite=Strict`, and `Secure` on HTTPS.
 * @param days how long it lives; without it, until the browser closes
 */
export function writeCookie(name: string, value: string, days?: number): void {
  const age = days === undefined ? '' : `; Max-Age=${Math.round(days * 86_400)}`;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Strict${age}${secure}`;
}

/** Removes a cookie; does nothing when it is absent. */
export function removeCookie(name: string): void {
  writeCookie(name, '', 0);
}
