import { readCookie } from '#api/device/cookies.ts';
import { isBackAfterExit } from '#api/device/history.ts';
import { rememberOpened } from '#api/device/return-target.ts';
import { neutralPage } from '#contract/exit.ts';
import { base, cookies } from '#contract/paths.ts';

/** `page`: nothing of it may be seen. `main`: the bar stands, and the program draws the rest anew. */
type Held = 'page' | 'main';

/**
 * Lets only people who are logged in see a page behind the login. Else its address is remembered for the next login, and
 * the login page comes in its place.
 * @param entrance where a login leads in this page's place, under the base
 * @returns the token; null when the page is being left
 */
export function guard(entrance?: string): string | null {
  if (isBackAfterExit()) return leave(neutralPage);
  const token = readCookie(cookies.token);
  if (token !== null) return token;
  const { pathname, search } = window.location;
  rememberOpened(entrance ?? pathname.slice(base.length) + search);
  return leave(`${base}/login`);
}

/** What stands here must not be seen, not even while the other page is on its way. */
function leave(address: string): null {
  keepBack('page');
  window.location.replace(address);
  return null;
}

/** Hides what stands here, by `data-held` on the root element. */
export function keepBack(what: Held): void {
  document.documentElement.dataset.held = what;
}
