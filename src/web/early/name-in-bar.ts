import { apiAddress } from '#api/address.ts';
import { readCookie } from '#api/device/cookies.ts';
import { keepFirstAnswer, takeFirstAnswer } from '#api/first-answers.ts';
import { cookies, pathTo, patterns } from '#contract/paths.ts';
import { readName } from '#contract/wire/name.ts';
import { initialOf, unnamed } from '#domain/account/shown-name.ts';

/** A disc in the bar that has no letter yet; the name stands behind it. */
const emptyDiscs = '[data-popover] span:empty';

/**
 * Says in the bar of a page to read who is logged in, for the program may never come. The page's head has asked.
 * @param signal the program takes the page over: everything stands again as it was rendered
 */
export async function nameInBar(signal: AbortSignal): Promise<void> {
  const token = readCookie(cookies.token) ?? '';
  const address = apiAddress + pathTo(patterns.name, { userid: readCookie(cookies.userid) ?? '' });
  const answer = takeFirstAnswer(address, token);
  if (!answer) return;
  // The program asks for it as well.
  keepFirstAnswer(
    address,
    token,
    answer.then((came) => came.clone()),
  );
  const name = await answer.then(nameOf, () => unnamed);
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
  const text = await came.clone().text();
  return (came.ok && readName(text, came.headers.get('Content-Type') ?? '')) || unnamed;
}
