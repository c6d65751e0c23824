import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What a page must never do, collected while a journey runs. */
export interface PageWatch {
  /** Fails when the page called another host, broke its own policy or wrote an error to the console. */
  expectNoErrors(): void;
}

/** Watches requests, console errors and policy reports of a page. `expected`: console texts that belong to the test. */
export function watchPage(page: Page, origin: string, expected: readonly RegExp[] = []): PageWatch {
  const foreignRequests: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(origin)) foreignRequests.push(url);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.some((pattern) => pattern.test(message.text())))
      errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    expectNoErrors() {
      expect(foreignRequests, 'requests to other hosts').toEqual([]);
      expect(errors, 'console errors and policy reports').toEqual([]);
    },
  };
}

/** Fails on any accessibility finding of axe on the page as it stands, WCAG 2.2 A and AA and best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours are read in the middle of a cross-fade otherwise.
  await page.waitForTimeout(500);
  const { violations } = await new AxeBuilder({ page })
    // One on its way out is half transparent; toasts as they stand are looked at in their stories.
    .exclude('.Toastify')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`),
  );
  expect(found, page.url()).toEqual([]);
}

/** Fails when the page scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}
