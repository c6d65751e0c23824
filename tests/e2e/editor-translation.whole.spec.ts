import { expect, test } from '@playwright/test';
import { type AuthorPage, openAuthorPage } from './support/author-page.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';

/** Translating a reading page in the editor. */
test.describe.configure({ mode: 'serial' });
test.use({ trace: 'off' });

const english = 'content/reading/maintaining-1/wellBeing1.mdx';
const hindi = 'content/reading/maintaining-1/wellBeing1.hi.mdx';

let own: AuthorPage;
let page: AuthorPage['page'];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  own = await openAuthorPage(browser, 1280, '#translations');
  ({ page } = own);
});
test.afterAll(() => own?.close());

const openButton = () => page.getByRole('button', { name: `Translate ${english}` });

test('a paragraph is translated with the keyboard alone', async () => {
  await openButton().focus();
  await page.keyboard.press('Enter');
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue('अच्छी भावनाओं को जगह देना');
  await expect(title).toHaveAttribute('lang', 'hi');
  await page.getByRole('button', { name: 'All translated files' }).focus();
  await page.keyboard.press('Tab');
  await expect(title).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' आज');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeEnabled();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await save.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(own.tool.read(hindi)).toContain('title: अच्छी भावनाओं को जगह देना आज\n');
});

test('a changed English page marks each part, and is confirmed', async () => {
  await page.getByRole('button', { name: 'All translated files' }).click();
  own.tool.save(english, own.tool.read(english).replace(/^title: .*$/m, 'title: Good feelings, again'));
  await openButton().click();
  await expect(page.getByText(/^The English page changed after the translation/)).toBeVisible();
  await expect(page.getByText('Good feelings, again')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  }
  await page.getByRole('button', { name: 'All parts are still correct' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByText(/^The English page changed/)).toBeHidden();
});
