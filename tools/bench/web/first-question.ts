/** One visit with an empty cache: when the first question stands there, and when a tap on an answer counts. */
import type { Browser } from '@playwright/test';
import type { Compared } from './compared.ts';
import { items } from './questions.ts';
import { listen, type Tally } from './traffic.ts';
import { type Line, openWindow } from './window.ts';

/** Milliseconds since the address was entered, and what had come by then. */
export interface Moment extends Tally {
  readonly ms: number;
}

export interface FirstQuestion {
  /** The question's words and its answers are painted. */
  readonly painted: Moment;
  /** The first tap that counted shows as chosen. */
  readonly answerable: Moment;
  /** The second question is painted: the tap was taken. Bytes and rounds until here are the price of an answer. */
  readonly movedOn: Moment;
  /** A second later. */
  readonly after: Moment;
}

export async function visitFirstQuestion(
  browser: Browser,
  compared: Compared,
  line: Line,
): Promise<FirstQuestion> {
  const { page, context, devtools } = await openWindow(browser, { line, isSlow: true }, compared.cookies);
  const traffic = await listen(devtools);
  await page.addInitScript(tapUntilTaken, { ...compared, first: items[0]!, second: items[1]! });
  await page.goto(compared.url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('moved-on').length > 0, null, {
    timeout: 60_000,
  });
  const { origin, ...times } = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name).at(-1)!.startTime;
    return {
      origin: performance.timeOrigin,
      painted: at('painted'),
      answerable: at('answerable'),
      movedOn: at('moved-on'),
    };
  });
  await page.waitForTimeout(1000);
  await context.close();
  const moment = (ms: number): Moment => ({ ms, ...traffic.until(origin + ms) });
  return {
    painted: moment(times.painted),
    answerable: moment(times.answerable),
    movedOn: moment(times.movedOn),
    after: moment(times.movedOn + 1000),
  };
}

/**
 * Runs in the page: waits for the first question, taps its third answer, and marks the moments. A page may take the
 * choice away while its program starts, and give it back; a tap that is lost is made again, and its moment counts.
 */
function tapUntilTaken(asked: { heading: string; first: string; second: string }) {
  /** Milliseconds that a tap has to bring the second question, and that a choice may be gone. */
  const [patience, grace] = [8000, 1000];
  const shows = (words: string) => {
    const heading = document.querySelector(asked.heading);
    return Boolean(
      heading?.textContent?.includes(words) && heading.checkVisibility({ visibilityProperty: true }),
    );
  };
  const radios = () => document.querySelectorAll<HTMLInputElement>('input[type=radio]');
  const markPaint = (name: string) => afterPaint(() => performance.mark(name));
  /** As a finger does it: SurveyJS moves on only when something was pressed before the click. */
  const tap = (radio: HTMLInputElement) => {
    for (const name of ['mousedown', 'mouseup']) radio.dispatchEvent(new MouseEvent(name, { bubbles: true }));
    radio.click();
  };
  let hasPainted = false;
  let isMarked = false;
  let tappedAt = -Infinity;
  let chosenAt = -Infinity;
  function look() {
    if (shows(asked.second)) return markPaint('moved-on');
    requestAnimationFrame(look);
    if (!shows(asked.first) || radios().length === 0) return;
    if (!hasPainted) {
      hasPainted = true;
      return markPaint('painted');
    }
    const now = performance.now();
    const isChosen = [...radios()].some(({ checked }) => checked);
    if (isChosen) chosenAt = now;
    if (isChosen && !isMarked) markPaint('answerable');
    isMarked ||= isChosen;
    const isLost = isChosen ? now - tappedAt > patience : now - Math.max(tappedAt, chosenAt) > grace;
    if (!isLost) return;
    tappedAt = now;
    isMarked = false;
    tap(radios()[isChosen ? 3 : 2]!);
  }
  requestAnimationFrame(look);
}
