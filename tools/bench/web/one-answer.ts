/** Answers all 26 questions by touch, and measures the work of each answer and the memory after the last one. */
import type { Browser, Page } from '@playwright/test';
import type { ComparedPage } from './compared-pages.ts';
import { items } from './questions.ts';
import { categories, type WorkSpan, measureWork } from './trace.ts';
import { openPage } from './window.ts';

/** The work of one answer, from the tap until the next question is idle. */
interface OneAnswer extends WorkSpan {
  /** From the end of the touch to the paint of the selection, in ms. */
  readonly tapToPaint: number;
}

export interface Answers {
  readonly answers: readonly OneAnswer[];
  /** JavaScript heap after the last answer and garbage collection, in MB. */
  readonly heapMB: number;
}

/** Includes the 300 ms until a page advances. */
const settleMs = 1000;
/** Answers that are not measured, because the JavaScript engine has not optimised yet. */
const warmUpAnswers = 2;

/**
 * Answers the questions of a page.
 * @param isSlow whether the CPU is throttled
 * @param count of questions
 */
export async function measureAnswers(
  browser: Browser,
  compared: ComparedPage,
  isSlow: boolean,
  count = items.length,
): Promise<Answers> {
  const { page, context, devtools } = await openPage(browser, { network: 'own', isSlow }, compared.cookies);
  await page.addInitScript(recordTapTimes);
  await page.goto(compared.url);
  await waitForQuestion(page, compared, 0);
  // Waits for prefetches.
  await page.waitForTimeout(2000);
  await browser.startTracing(page, { categories });
  for (let index = 0; index < count; index += 1) {
    const { x, y } = await findTapPoint(page, compared.row, index % 5);
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(settleMs + 50);
    if (index + 1 < items.length) await waitForQuestion(page, compared, index + 1);
    await page.waitForFunction(hasNoAnimation);
  }
  const spans = measureWork(await browser.stopTracing(), settleMs);
  const taps = await page.evaluate(() => (globalThis as unknown as { taps: number[] }).taps);
  if (spans.length !== count || taps.length !== count)
    throw new Error(
      `${compared.name}: ${count} taps, ${spans.length} in the trace, ${taps.length} in the page.`,
    );
  for (let pass = 0; pass < 2; pass += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await context.close();
  // The last answer does not advance.
  const advancing = spans.slice(0, items.length - 1);
  return {
    answers: advancing.map((span, index) => ({ ...span, tapToPaint: taps[index]! })).slice(warmUpAnswers),
    heapMB: usedSize / 1e6,
  };
}

const waitForQuestion = (page: Page, { heading }: ComparedPage, index: number) =>
  page.locator(heading).filter({ hasText: items[index]! }).waitFor({ timeout: 15_000 });

/** The product ignores taps during the animation of a question. */
const hasNoAnimation = () =>
  document
    .getAnimations()
    .every(
      ({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
    );

/** The middle of an answer, scrolled into view. */
async function findTapPoint(page: Page, row: string, answer: number): Promise<{ x: number; y: number }> {
  return page.evaluate(
    ([of, index]) => {
      const radio = document.querySelectorAll('main input[type=radio]')[index]!;
      const target = radio.closest(of)!;
      const getMiddle = () => {
        const { x, y, width, height } = target.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const isVisible = ({ x, y }: { x: number; y: number }) =>
        target.contains(document.elementFromPoint(x, y));
      if (!isVisible(getMiddle())) target.scrollIntoView({ block: 'center' });
      if (!isVisible(getMiddle())) throw new Error(`Answer ${index + 1} is covered by another element.`);
      return getMiddle();
    },
    [row, answer] as const,
  );
}

/** Runs in the page: measures from the end of each touch to the paint after its click. */
function recordTapTimes() {
  const taps: number[] = [];
  Object.assign(globalThis, { taps });
  let touchEnd: number | null = null;
  addEventListener('pointerup', ({ timeStamp }) => (touchEnd = timeStamp), { capture: true });
  addEventListener(
    'click',
    () => {
      // A tap on a label causes a second click, of its radio button.
      if (touchEnd === null) return;
      const start = touchEnd;
      touchEnd = null;
      requestAnimationFrame(() => afterPaint(() => taps.push(performance.now() - start)));
    },
    { capture: true },
  );
}
