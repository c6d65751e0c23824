import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { pathTo, patterns } from '#contract/paths.ts';
import type { Consents } from '#contract/responses.ts';

/** WCAG 2.2 A and AA, targets of 24 px among them, and what axe calls best practice. */
const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Put into a page once, and run there: the builder of `@axe-core/playwright` does it anew for each look, and ends in another page. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = typeof import('axe-core');

/**
 * What axe finds on the page as it stands.
 * @param rules `all`; or `colours`, which alone differ between themes
 * @returns each finding with the beginning of its element
 */
export async function findViolations(page: Page, rules: 'all' | 'colours'): Promise<string[]> {
  await waitForAnimations(page);
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axeSource);
  return page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as { axe: Axe };
      // Toasts on their way out are half transparent; as they stand they are looked at in their stories.
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

/** Opens an address, and waits until the program has come. @returns the path on which one stands then */
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

/** Lets the server say that a person agreed to terms of long ago: one screen is for these people alone. */
export async function mockOldConsent(page: Page): Promise<void> {
  await page.route(`**${pathTo(patterns.consent, { userid: '*' })}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    const consents = (await answer.json()) as Consents;
    const terms = consents.terms && { ...consents.terms, version: '1999-01-01' };
    await route.fulfill({ response: answer, json: { ...consents, terms } });
  });
}

/** Waits until nothing fades any more: colours are read half-way otherwise. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What is never painted never ends.
    const timeout = new Promise((resolve) => setTimeout(resolve, 3000));
    const painted = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.race([timeout, painted]);
    const finite = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.race([timeout, Promise.allSettled(finite.map(({ finished }) => finished))]);
  });
}
