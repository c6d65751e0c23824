import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Records forbidden behaviour of a page during a journey. */
export interface PageWatch {
  /** Fails if the page requested another host, violated its content policy or logged an error. */
  expectNoErrors(): void;
}

/**
 * Records requests, console errors and policy reports of a page.
 * @param expected console messages to ignore
 */
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

/** Fails on any axe violation on the current page: WCAG 2.2 A and AA and best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  // Waits for cross-fades, which would change colours.
  await page.waitForTimeout(500);
  const { violations } = await new AxeBuilder({ page })
    // Disappearing toasts are half transparent; the stories test them.
    .exclude('.Toastify')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`),
  );
  expect(found, page.url()).toEqual([]);
}

/** Fails if the page scrolls horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}
