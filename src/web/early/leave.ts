import { apiAddress } from '#api/address.ts';
import { readCookie } from '#api/device/cookies.ts';
import { beginDeviceSession } from '#api/device/device-session.ts';
import { forgetEverybody } from '#api/device/forget-everybody.ts';
import { forgetCaches, forgetCopies } from '#api/device/forget-caches.ts';
import { markLeft } from '#api/device/history.ts';
import { forgetTab } from '#api/device/storage.ts';
import { neutralPage } from '#contract/exit.ts';
import { cookies, patterns } from '#contract/paths.ts';

/** The quick exit, as `leaving.quickExit` of the program does it. */
export async function leaveAtOnce(): Promise<void> {
  endSession();
  forgetEverybody();
  beginDeviceSession();
  forgetCopies();
  window.addEventListener('pagehide', forgetTab);
  // The browser may keep this page alive for its Back button: it may not show.
  window.addEventListener('pageshow', () => window.location.replace(neutralPage));
  markLeft();
  await forgetCaches();
  window.location.replace(neutralPage);
}

/** Not waited for: without its cookie nobody has the token. */
function endSession(): void {
  const token = readCookie(cookies.token);
  if (token === null) return;
  fetch(apiAddress + patterns.logout, {
    method: 'POST',
    keepalive: true,
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    body: '{}',
  }).catch(() => undefined);
}
