/** Measures a visit with an empty cache: when the first question is painted, and when a tap on an answer counts. */
import type { Browser } from '@playwright/test';
import type { ComparedPage } from './compared-pages.ts';
import { items } from './questions.ts';
import { recordTraffic, type Tally } from './traffic.ts';
import { type NetworkProfile, openPage } from './window.ts';

/** A moment in ms since the start of the navigation, with the traffic until then. */
export interface Moment extends Tally {
  readonly ms: number;
}

/** Moments of a visit. `parts.ts` uses the names in results. */
export interface FirstQuestion {
  /** The first question is painted. */
  readonly painted: Moment;
  /** The tap that counts is displayed as selected. */
  readonly answerable: Moment;
  /** The second question is painted. */
  readonly movedOn: Moment;
  /** A second later. */
  readonly after: Moment;
}

export async function measureFirstQuestion(
  browser: Browser,
  compared: ComparedPage,
  network: NetworkProfile,
): Promise<FirstQuestion> {
  const { page, context, devtools } = await openPage(browser, { network, isSlow: true }, compared.cookies);
  const traffic = await recordTraffic(devtools);
  await page.addInitScript(tapUntilAccepted, { ...compared, first: items[0]!, second: items[1]! });
  await page.goto(compared.url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('moved-on').length > 0, null, {
    timeout: 60_000,
  });
  const { origin, ...times } = await page.evaluate(() => {
    const getTime = (name: string) => performance.getEntriesByName(name).at(-1)!.startTime;
    return {
      origin: performance.timeOrigin,
      painted: getTime('painted'),
      answerable: getTime('answerable'),
      movedOn: getTime('moved-on'),
    };
  });
  await page.waitForTimeout(1000);
  await context.close();
  const createMoment = (ms: number): Moment => ({ ms, ...traffic.countUntil(origin + ms) });
  return {
    painted: createMoment(times.painted),
    answerable: createMoment(times.answerable),
    movedOn: createMoment(times.movedOn),
    after: createMoment(times.movedOn + 1000),
  };
}

/**
 * Runs in the page: waits for the first question, taps its third answer, and marks the moments. Hydration may reset the
 * selection: a lost tap is repeated, and the repeated one counts.
 */
function tapUntilAccepted(options: { heading: string; first: string; second: string }) {
  /** A tap is repeated if the second question does not appear within this time, in ms. */
  const advanceTimeout = 8000;
  /** A tap is repeated if its answer is not selected for this time, in ms. */
  const selectionTimeout = 1000;
  const isVisible = (text: string) => {
    const heading = document.querySelector(options.heading);
    return Boolean(
      heading?.textContent?.includes(text) && heading.checkVisibility({ visibilityProperty: true }),
    );
  };
  const getRadios = () => document.querySelectorAll<HTMLInputElement>('input[type=radio]');
  const markPaint = (name: string) => afterPaint(() => performance.mark(name));
  /** SurveyJS advances only if mouse events precede the click. */
  const tap = (radio: HTMLInputElement) => {
    for (const name of ['mousedown', 'mouseup']) radio.dispatchEvent(new MouseEvent(name, { bubbles: true }));
    radio.click();
  };
  let hasPainted = false;
  let isMarked = false;
  let tappedAt = -Infinity;
  let selectedAt = -Infinity;
  function look() {
    if (isVisible(options.second)) return markPaint('moved-on');
    requestAnimationFrame(look);
    if (!isVisible(options.first) || getRadios().length === 0) return;
    if (!hasPainted) {
      hasPainted = true;
      return markPaint('painted');
    }
    const now = performance.now();
    const isSelected = [...getRadios()].some(({ checked }) => checked);
    if (isSelected) selectedAt = now;
    if (isSelected && !isMarked) markPaint('answerable');
    isMarked ||= isSelected;
    const isLost = isSelected
      ? now - tappedAt > advanceTimeout
      : now - Math.max(tappedAt, selectedAt) > selectionTimeout;
    if (!isLost) return;
    tappedAt = now;
    isMarked = false;
    tap(getRadios()[isSelected ? 3 : 2]!);
  }
  requestAnimationFrame(look);
}
