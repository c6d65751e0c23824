/** Measures visits of other pages with an empty cache: traffic until they can be read, and blocking time. */
import type { Browser } from '@playwright/test';
import chain from '../../../content/chain.json' with { type: 'json' };
import type { TestBed } from './compared-pages.ts';
import type { Moment } from './first-question.ts';
import { recordTraffic } from './traffic.ts';
import { openPage } from './window.ts';

export const pageNames = ['home', 'login', 'terms', 'reading'] as const;
export type PageName = (typeof pageNames)[number];

/** `parts.ts` uses the names in results. */
export interface PageVisit {
  /** The heading is painted. */
  readonly readable: Moment;
  /** Three seconds later without input, with prefetches. */
  readonly untouched: Moment;
  /** Total blocking time until `untouched`: ms beyond 50 of each long task. */
  readonly blocked: number;
}

/** Paths of the pages, and whether they need a login. */
export const pages: Record<PageName, { path: string; isMembers: boolean }> = {
  home: { path: '/', isMembers: false },
  login: { path: '/login', isMembers: false },
  terms: { path: '/terms', isMembers: false },
  reading: { path: `/${chain.chapters[0]!.pages[0]!}`, isMembers: true },
};

export async function measurePage(browser: Browser, testBed: TestBed, name: PageName): Promise<PageVisit> {
  const { path, isMembers } = pages[name];
  const { page, context, devtools } = await openPage(
    browser,
    { network: 'lighthouse', isSlow: true },
    isMembers ? testBed.userCookies : [],
  );
  const traffic = await recordTraffic(devtools);
  await page.addInitScript(observeHeading);
  await page.goto(testBed.address + path, { waitUntil: 'commit' });
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
  const createMoment = (ms: number): Moment => ({ ms, ...traffic.countUntil(origin + ms) });
  return { readable: createMoment(readable), untouched: createMoment(readable + 3000), blocked };
}

/** Runs in the page: sums up blocking time, and marks the paint of the heading. */
function observeHeading() {
  Object.assign(globalThis, { blocked: 0 });
  new PerformanceObserver((list) => {
    const blockingMs = list.getEntries().reduce((total, { duration }) => total + duration - 50, 0);
    (globalThis as unknown as { blocked: number }).blocked += blockingMs;
  }).observe({ type: 'longtask', buffered: true });
  function look() {
    const heading = document.querySelector('main h1, main h2');
    if (!heading?.textContent?.trim() || !heading.checkVisibility({ visibilityProperty: true }))
      return requestAnimationFrame(look);
    afterPaint(() => performance.mark('readable'));
  }
  requestAnimationFrame(look);
}
