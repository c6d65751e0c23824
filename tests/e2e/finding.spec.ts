import { expect, test } from '@playwright/test';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { measureOverflow } from './support/accessibility-checks.ts';
import { waitForHydration } from './support/hydration.ts';
import { expectAccessible, watchPage } from './support/page-checks.ts';
import { createRegisteredPerson, setSessionCookies } from './support/registered-person.ts';

let program: AppProcess;
test.beforeAll(async () => {
  program = await startAppProcess({ SIGNUP: 'open' });
});
test.afterAll(() => program?.stop());

test('a visitor goes from the footer to the sitemap, searches, and opens a page', async ({ page }) => {
  const watch = watchPage(page, new URL(program.address).origin);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(`${program.address}/`);
  // A press while the page hydrates is a page load, which moves no focus.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About this site' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About this site' })).toBeVisible();
  await waitForHydration(page);
  await expect(page.getByText(/^Draft for review by the institute/)).toBeVisible();
  await page.getByRole('link', { name: 'list of all pages' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All pages' })).toBeFocused();
  await expectAccessible(page);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeFocused();
  await page.getByRole('searchbox').fill('breathing');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /pages found$/ })).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await measureOverflow(page)).toBe(0);
  await page.getByRole('link', { name: 'Slow breathing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Slow breathing' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('breathing');
  expect(page.url()).toBe(`${program.address}/search`);
  expect(
    requests.filter((request) => request.includes('breathing') && !request.includes('slow-breathing')),
  ).toEqual([]);
  watch.expectNoErrors();
});

test('a member finds a reading page in Kannada', async ({ page, context }) => {
  const person = await createRegisteredPerson(program);
  await setSessionCookies(context, program, person);
  await context.addCookies([{ name: 'language', value: 'kn', url: new URL(program.address).origin }]);
  await page.goto(`${program.address}/search`);
  await page.getByRole('searchbox').fill('ನಿದ್ದೆ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /ಪುಟ/ })).toBeFocused();
  await expect(page.getByRole('list').locator('mark').first()).toContainText('ನಿದ್ದೆ');
});
