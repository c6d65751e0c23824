import { expect, test } from '@playwright/test';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { getLocale, listLatinLines } from './support/language.ts';

/** What a browser below the oldest supported ones displays, and one without scripts. */
let app: AppProcess;
test.beforeAll(async () => {
  app = await startAppProcess();
});
test.afterAll(() => app?.stop());

test.describe('a browser that is too old', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      delete (Array.prototype as { at?: unknown }).at;
      delete (Object as { hasOwn?: unknown }).hasOwn;
    });
  });

  for (const [path, tag] of [
    ['/signUp'],
    ['/profilePage'],
    ['/', '@whole'],
    ['/login', '@whole'],
    ['/contact', '@whole'],
    ['/psychologicalAssessment/S1', '@whole'],
  ])
    test(`${path} names the cause, and leads to the help numbers`, { tag: tag ?? [] }, async ({ page }) => {
      await page.goto(`${app.address}${path}`);
      const note = page.getByRole('complementary', { name: 'About this browser' });
      // Sooner than the note that the page takes long.
      await expect(note).toBeVisible({ timeout: 3000 });
      await expect(note).toContainText('This browser is too old for the assessments: please use Chrome 95');
      await expect(note.getByRole('link', { name: '14416', exact: true })).toHaveAttribute(
        'href',
        'tel:14416',
      );
      await expect(page.locator('#late')).toHaveCount(0);
      await note.getByRole('link', { name: 'What happens when you call' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('14416');
    });

  for (const language of ['hi', 'kn'])
    test(`the note is in the language of the page: ${language}`, async ({ page, context }) => {
      await context.addCookies([{ name: 'language', value: language, url: app.address }]);
      await page.goto(`${app.address}/login`);
      const note = page.locator('#old-browser');
      await expect(note).toContainText(getLocale(language).t('document.oldBrowser.text'));
      expect(listLatinLines([await note.innerText()])).toEqual([]);
    });

  test('does not put what is typed into the address', async ({ page }) => {
    await page.goto(`${app.address}/login`);
    await page.getByLabel('Username').fill('riverbank');
    await page.getByLabel('Password', { exact: true }).fill('lotus pond');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForTimeout(500);
    expect(page.url()).toBe(`${app.address}/login`);
  });
});

test('a supported browser never displays the note', async ({ page }) => {
  await page.goto(`${app.address}/login`, { waitUntil: 'networkidle' });
  await expect(page.locator('#old-browser')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('"Need to talk?" leads to the page about a call', async ({ page }) => {
    await page.goto(`${app.address}/`);
    await page.getByRole('button', { name: 'Need to talk?' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('14416');
  });
});
