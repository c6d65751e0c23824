import { apiAddress } from '#api/address.ts';
import { readCookie } from '#api/device/cookies.ts';
import { cookies, pathTo, patterns } from '#contract/paths.ts';
import { readName } from '#contract/wire/name.ts';
import { initialOf, unnamed } from '#domain/account/shown-name.ts';

/** A disc in the bar that has no letter yet; the name stands behind it. */
const emptyDiscs = '[data-popover] span:empty';
/** Milliseconds that the answer may take, as in `api/base-query.ts`. */
const timeout = 30_000;

/**
 * Says in the bar of a page to read who is logged in, for the program may never come.
 * @param signal the program takes the page over: everything stands again as it was rendered
 */
export async function nameInBar(signal: AbortSignal): Promise<void> {
  const [token, userid] = [readCookie(cookies.token), readCookie(cookies.userid)];
  if (!token || !userid) return;
  const answer = fetch(apiAddress + pathTo(patterns.name, { userid }), {
    headers: { Authorization: token },
    signal: AbortSignal.timeout?.(timeout),
  });
  const name = await answer.then(nameOf).catch(() => unnamed);
  if (signal.aborted) return;
  for (const disc of document.querySelectorAll(emptyDiscs)) {
    const words = disc.nextElementSibling;
    const menu = disc.closest('[data-popover]')?.querySelector('[aria-label]');
    const waiting = words?.textContent ?? '';
    const label = menu?.ariaLabel ?? '';
    const show = (initial: string, shown: string, labelled: string) => {
      disc.textContent = initial;
      if (words) words.textContent = shown;
      menu?.setAttribute('aria-label', labelled);
    };
    show(
      initialOf(name),
      name,
      label.replace(waiting, () => name),
    );
    signal.addEventListener('abort', () => show('', waiting, label));
  }
}

async function nameOf(came: Response): Promise<string> {
  const text = await came.text();
  return (came.ok && readName(text, came.headers.get('Content-Type') ?? '')) || unnamed;
}
