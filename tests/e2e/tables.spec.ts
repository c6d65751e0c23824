import { expect, type Page, test } from '@playwright/test';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { setSessionCookies, createRegisteredPerson } from './support/registered-person.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';

let program: AppProcess;
test.beforeAll(async () => {
  program = await startAppProcess({ SIGNUP: 'open' });
});
test.afterAll(() => program?.stop());
test.beforeEach(async ({ context }) =>
  setSessionCookies(context, program, await createRegisteredPerson(program)),
);

/** Words of tables that are split across lines. A hyphen can be a line break. */
const findBrokenWords = (page: Page) =>
  page.getByRole('table').evaluateAll((tables) => {
    const found: string[] = [];
    for (const table of tables) {
      const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const word of (node.nodeValue ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word[0]);
        }
      }
    }
    return found;
  });

const pages = ['/wellBeing2', '/cognitiveDistortions2', '/privacy-policy'];

test('on a phone no word of a table is split, and no table scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of pages) {
    await page.goto(program.address + path);
    await expect(page.getByRole('table')).toHaveCount(1);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await findBrokenWords(page), path).toEqual([]);
    await expect.soft(page.getByRole('region', { name: /^Table/ }), path).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  }
});

test('a wide table scrolls in its own container, also by keyboard, and the page does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 220, height: 780 });
  await page.goto(`${program.address}/wellBeing2`);
  const frame = page.getByRole('region', { name: 'Table: When, What, Kind' });
  await expect(frame).toBeVisible();
  expect(await findBrokenWords(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});
