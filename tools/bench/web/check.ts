/** `npm run bench:web -- --check`: the peers' pages show the same 26 questions and count answers alike. */
import assert from 'node:assert/strict';
import type { Browser } from '@playwright/test';
import type { Compared } from './compared.ts';
import { items } from './questions.ts';

/** Answers are the first to the fifth in turn, with one thought better of: the last tap of a question counts. */
export async function checkPeers(browser: Browser, compared: readonly Compared[]): Promise<void> {
  const expected = items.reduce((sum, _, index) => sum + (index % 5) + 1, 0);
  for (const { name, url, heading } of compared.filter((page) => page.name !== 'ours')) {
    const page = await browser.newPage();
    await page.goto(url);
    for (const [index, words] of items.entries()) {
      await page.locator(heading).getByText(words, { exact: true }).waitFor();
      const answers = page.locator('label');
      assert.equal(await answers.count(), 5, `${name}, ${words}`);
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
  console.log(`All show ${items.length} questions and count ${items.length} answers alike.`);
}
