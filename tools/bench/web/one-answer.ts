/** All 26 questions answered by taps of a finger: what each answer costs, and what memory is held after the last. */
import type { Browser, Page } from '@playwright/test';
import type { Compared } from './compared.ts';
import { items } from './questions.ts';
import { categories, type Span, workOf } from './trace.ts';
import { openWindow } from './window.ts';

/** What one answer took, from the tap until the next question has settled. */
interface OneAnswer extends Span {
  /** Milliseconds from the finger's lifting to the end of the frame that shows the choice. */
  readonly tapToPaint: number;
}

export interface Answers {
  readonly answers: readonly OneAnswer[];
  /** Megabytes of JavaScript objects that are held after the last answer, when all that can go has gone. */
  readonly heapMB: number;
}

/** Three tenths of a second until a page moves on, and time for the next question to come to rest. */
const settled = 1000;
/** The first answers warm the engine up. */
const warmUp = 2;

/** @param count questions to answer, from the first on */
export async function answerAll(
  browser: Browser,
  compared: Compared,
  isSlow: boolean,
  count = items.length,
): Promise<Answers> {
  const { page, context, devtools } = await openWindow(browser, { line: 'own', isSlow }, compared.cookies);
  await page.addInitScript(timeTaps);
  await page.goto(compared.url);
  await standsThere(page, compared, 0);
  // What loads ahead has loaded.
  await page.waitForTimeout(2000);
  await browser.startTracing(page, { categories });
  for (let at = 0; at < count; at += 1) {
    const { x, y } = await middleOf(page, compared.row, at % 5);
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(settled + 50);
    if (at + 1 < items.length) await standsThere(page, compared, at + 1);
    await page.waitForFunction(comesToRest);
  }
  const spans = workOf(await browser.stopTracing(), settled);
  const taps = await page.evaluate(() => (globalThis as unknown as { taps: number[] }).taps);
  if (spans.length !== count || taps.length !== count)
    throw new Error(
      `${compared.name}: ${count} taps, ${spans.length} in the trace, ${taps.length} in the page.`,
    );
  for (let pass = 0; pass < 2; pass += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await context.close();
  // The last answer leads nowhere.
  const moving = spans.slice(0, items.length - 1);
  return {
    answers: moving.map((span, index) => ({ ...span, tapToPaint: taps[index]! })).slice(warmUp),
    heapMB: usedSize / 1e6,
  };
}

const standsThere = (page: Page, { heading }: Compared, at: number) =>
  page.locator(heading).filter({ hasText: items[at]! }).waitFor({ timeout: 15_000 });

/** Ours takes no tap while a question comes in. */
const comesToRest = () =>
  document
    .getAnimations()
    .every(
      ({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
    );

/** Where a finger touches an answer. */
async function middleOf(page: Page, row: string, answer: number): Promise<{ x: number; y: number }> {
  return page.evaluate(
    ([of, index]) => {
      const radio = document.querySelectorAll('main input[type=radio]')[index]!;
      const target = radio.closest(of)!;
      const middle = () => {
        const { x, y, width, height } = target.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const isFree = ({ x, y }: { x: number; y: number }) => target.contains(document.elementFromPoint(x, y));
      if (!isFree(middle())) target.scrollIntoView({ block: 'center' });
      if (!isFree(middle())) throw new Error(`Answer ${index + 1} cannot be touched.`);
      return middle();
    },
    [row, answer] as const,
  );
}

/** Runs in the page: from each tap to the end of the frame that follows its click. */
function timeTaps() {
  const taps: number[] = [];
  Object.assign(globalThis, { taps });
  let lifted: number | null = null;
  addEventListener('pointerup', ({ timeStamp }) => (lifted = timeStamp), { capture: true });
  addEventListener(
    'click',
    () => {
      // A tap on a label clicks twice: the second click is its radio button's.
      if (lifted === null) return;
      const since = lifted;
      lifted = null;
      requestAnimationFrame(() => afterPaint(() => taps.push(performance.now() - since)));
    },
    { capture: true },
  );
}
