/** `npm run bench:web -- --check`: checks that the peers display the same questions and count answers in the same way. */
import assert from 'node:assert/strict';
import type { Browser } from '@playwright/test';
import type { ComparedPage } from './compared-pages.ts';
import { items } from './questions.ts';

/** Selects the first to the fifth answer in turn. One answer is changed, because the last tap of a question must count. */
export async function checkPeers(browser: Browser, compared: readonly ComparedPage[]): Promise<void> {
  const expected = items.reduce((sum, _, index) => sum + (index % 5) + 1, 0);
  for (const { name, url, heading } of compared.filter((page) => page.name !== 'ours')) {
    const page = await browser.newPage();
    await page.goto(url);
    for (const [index, text] of items.entries()) {
      await page.locator(heading).getByText(text, { exact: true }).waitFor();
      const answers = page.locator('label');
      assert.equal(await answers.count(), 5, `${name}, ${text}`);
      if (index === 3) await answers.nth(0).click();
      await answers.nth(index % 5).click();
    }
    await page.getByText('Finish').click();
    await page.getByRole('button', { name: 'Finish' }).or(page.locator('output')).first().waitFor();
    assert.equal(
      await page.locator('output').textContent(),
      `${items.length} answers, sum ${expected}`,
      name,
    );
    await page.close();
  }
  console.log(`All pages display ${items.length} questions and count ${items.length} answers.`);
}
