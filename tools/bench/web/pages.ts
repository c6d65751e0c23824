/** Our other pages, each visited with an empty cache: what comes before they can be read, and how long the phone is blocked. */
import type { Browser } from '@playwright/test';
import chain from '../../../content/chain.json' with { type: 'json' };
import type { Stage } from './compared.ts';
import type { Moment } from './first-question.ts';
import { listen } from './traffic.ts';
import { openWindow } from './window.ts';

export const pageNames = ['home', 'login', 'terms', 'reading'] as const;
export type PageName = (typeof pageNames)[number];

export interface PageVisit {
  /** The page's heading is painted. */
  readonly readable: Moment;
  /** Three seconds later, untouched: what came without being asked for is in it. */
  readonly untouched: Moment;
  /** Milliseconds beyond 50 of every task on the main thread, until untouched. */
  readonly blocked: number;
}

/** The page's address, and whether its reader has to be logged in. */
export const pages: Record<PageName, { path: string; isMembers: boolean }> = {
  home: { path: '/', isMembers: false },
  login: { path: '/login', isMembers: false },
  terms: { path: '/terms', isMembers: false },
  reading: { path: `/${chain.chapters[0]!.pages[0]!}`, isMembers: true },
};

export async function visitPage(browser: Browser, stage: Stage, name: PageName): Promise<PageVisit> {
  const { path, isMembers } = pages[name];
  const { page, context, devtools } = await openWindow(
    browser,
    { line: 'lighthouse', isSlow: true },
    isMembers ? stage.person : [],
  );
  const traffic = await listen(devtools);
  await page.addInitScript(watchHeading);
  await page.goto(stage.address + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('readable').length > 0, null, {
    timeout: 20_000,
  });
  await page.waitForTimeout(3000);
  const { origin, readable, blocked } = await page.evaluate(() => ({
    origin: performance.timeOrigin,
    readable: performance.getEntriesByName('readable')[0]!.startTime,
    blocked: (globalThis as unknown as { blocked: number }).blocked,
  }));
  await context.close();
  const moment = (ms: number): Moment => ({ ms, ...traffic.until(origin + ms) });
  return { readable: moment(readable), untouched: moment(readable + 3000), blocked };
}

/** Runs in the page. */
function watchHeading() {
  Object.assign(globalThis, { blocked: 0 });
  new PerformanceObserver((list) => {
    const beyond = list.getEntries().reduce((total, { duration }) => total + duration - 50, 0);
    (globalThis as unknown as { blocked: number }).blocked += beyond;
  }).observe({ type: 'longtask', buffered: true });
  function look() {
    const heading = document.querySelector('main h1, main h2');
    if (!heading?.textContent?.trim() || !heading.checkVisibility({ visibilityProperty: true }))
      return requestAnimationFrame(look);
    afterPaint(() => performance.mark('readable'));
  }
  requestAnimationFrame(look);
}
