import { readCookie } from '#api/device/cookies.ts';
import { followReading } from '#api/device/follow-reading.ts';
import { canGoBack } from '#api/device/history.ts';
import { saveRead } from '#api/device/reading.ts';
import { cookies } from '#contract/paths.ts';

/**
 * A page to read, before the program has come or without it: what was read is remembered as the program does it, Back
 * goes one step back, and the page goes when the person has logged out meanwhile.
 * @param guard leads away whoever may not see the page
 * @param signal the program has come
 */
export function readEarly(guard: () => unknown, signal: AbortSignal): void {
  const userid = readCookie(cookies.userid);
  // Pages about hard times have no such mark: they leave no trace.
  const text = document.querySelector<HTMLElement>('[data-reading]');
  const slug = text?.dataset.reading;
  if (text && slug && userid !== null) signal.addEventListener('abort', followReading(text, slug, userid));

  function clicked(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    if (link.rel === 'next' && slug && userid !== null) saveRead(userid, slug);
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (link.rel !== 'prev' || opensElsewhere || !canGoBack()) return;
    event.preventDefault();
    window.history.back();
  }
  document.addEventListener('click', clicked, { signal });

  // The browser keeps pages alive for its Back button.
  window.addEventListener('pageshow', () => guard(), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') guard();
    },
    { signal },
  );
}
