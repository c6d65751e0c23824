import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { pathTo, patterns } from '#contract/paths.ts';
import type { Consents } from '#contract/responses.ts';

/** The rules of WCAG 2.2 A and AA, including targets of 24 px, and axe's best practices. */
const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Loaded into each page once; the builder of `@axe-core/playwright` loads it for each run, and finishes in another page. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = typeof import('axe-core');

/**
 * Runs axe on the current page.
 * @param rules `all`; or `colours`, the only ones that depend on the theme
 * @returns each violation with the start of its element
 */
export async function findViolations(page: Page, rules: 'all' | 'colours'): Promise<string[]> {
  await waitForAnimations(page);
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axeSource);
  return page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as { axe: Axe };
      // Disappearing toasts are half transparent; the stories test them.
      const { violations } = await axe.run(
        { exclude: ['.Toastify'] },
        { runOnly, resultTypes: ['violations'] },
      );
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
    },
    rules === 'all'
      ? { type: 'tag' as const, values: all }
      : { type: 'rule' as const, values: ['color-contrast'] },
  );
}

/**
 * Opens an address, and waits until the app is loaded.
 * @returns the path after redirects
 */
export async function openAddress(page: Page, origin: string, address: string): Promise<string> {
  await page.goto(origin + address);
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await waitForAnimations(page);
  return (
    page
      .url()
      .slice(origin.length)
      .replace(/[?#].*$/, '') || '/'
  );
}

/** Mocks consent to old terms, which one screen requires. */
export async function mockOldConsent(page: Page): Promise<void> {
  await page.route(`**${pathTo(patterns.consent, { userid: '*' })}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    const consents = (await answer.json()) as Consents;
    const terms = consents.terms && { ...consents.terms, version: '1999-01-01' };
    await route.fulfill({ response: answer, json: { ...consents, terms } });
  });
}

/** Waits for animations, which would change colours. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Animations that are never painted do not end.
    const timeout = new Promise((resolve) => setTimeout(resolve, 3000));
    const painted = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.race([timeout, painted]);
    const finite = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.race([timeout, Promise.allSettled(finite.map(({ finished }) => finished))]);
  });
}
