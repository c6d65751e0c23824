import { expect, type Page, test } from '@playwright/test';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { setSessionCookies, createRegisteredPerson } from './support/registered-person.ts';
import { expectAccessible, watchPage } from './support/page-checks.ts';

/** Public pages before hydration: a cheap phone on a slow network. */
let program: AppProcess;
test.beforeAll(async () => {
  program = await startAppProcess({ SIGNUP: 'open' });
});
test.afterAll(() => program.stop());

const getOrigin = () => new URL(program.address).origin;
const getHelpButton = (page: Page) => page.getByRole('button', { name: 'Need to talk?' });
const getNumberLink = (page: Page) => page.getByRole('link', { name: 'Call 14416' });

/** Delays every script file. */
async function delayScripts(page: Page, ms = 1500) {
  await page.route('**/static/js/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue().catch(() => undefined);
  });
}

test('help, menu and carousel respond after hydration if pressed before', async ({ page }) => {
  const quiet = watchPage(page, getOrigin());
  await page.setViewportSize({ width: 360, height: 740 });
  await delayScripts(page);
  await page.goto(`${program.address}/`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Indicator 5 of 7' }).click();
  await getHelpButton(page).click();
  await expect(getHelpButton(page)).toHaveAttribute('data-pressed');
  await expect(getNumberLink(page)).toBeVisible();
  await expect(getNumberLink(page)).toHaveAttribute('href', 'tel:14416');
  await expect(getHelpButton(page)).not.toHaveAttribute('data-pressed');
  await expect(page.getByRole('button', { name: 'Indicator 5 of 7' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(getNumberLink(page)).toBeHidden();
  await expect(getHelpButton(page)).toBeFocused();
  quiet.expectNoErrors();
});

test('handles a tap right after the first paint after hydration', async ({ page }) => {
  const quiet = watchPage(page, getOrigin());
  await delayScripts(page, 2000);
  await page.goto(`${program.address}/login`, { waitUntil: 'commit' });
  const showPassword = page.getByRole('button', { name: 'Show password' });
  await showPassword.waitFor();
  await page.waitForTimeout(50);
  await showPassword.click({ noWaitAfter: true });
  await page.getByLabel('Password', { exact: true }).fill('quiet river 7');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('quiet river 7');
  quiet.expectNoErrors();
});

test('logs in once if Enter is pressed before hydration', async ({ page }) => {
  const person = await createRegisteredPerson(program);
  await delayScripts(page);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/user/login')) sent.push(request.postDataJSON());
  });
  await page.goto(`${program.address}/login`);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
  expect(sent).toEqual([{ username: person.username, password: person.password }]);
});

test('opens help that was pressed before hydration, and keeps typed text', { tag: '@whole' }, async ({
  page,
}) => {
  const quiet = watchPage(page, getOrigin());
  await delayScripts(page);
  await page.goto(`${program.address}/contact`);
  await page.getByLabel('Username').fill('Meera');
  await getHelpButton(page).click();
  await expect.poll(() => page.evaluate(() => document.getElementById('late'))).toBeNull();
  await expect(getNumberLink(page)).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('Meera');
  await page.keyboard.press('Escape');
  await expect(getNumberLink(page)).toBeHidden();
  quiet.expectNoErrors();
});

test('keeps text and focus of a field in a translated page', async ({ page }) => {
  await page.goto(`${program.address}/login`);
  // As page translation does it: React discards this markup.
  await page.evaluate(() => {
    for (const label of document.querySelectorAll('main label')) {
      const words = document.createElement('font');
      words.append(...label.childNodes);
      label.append(words);
    }
  });
  const username = page.locator('main input').first();
  await username.pressSequentially('river_77', { delay: 60 });
  await page.waitForFunction(() => !document.querySelector('form[method="dialog"]'));
  await expect(username).toHaveValue('river_77');
  await expect(username).toBeFocused();
});

test('restores the draft of a message after a reload', async ({ page }) => {
  const quiet = watchPage(page, getOrigin());
  const getMessageField = () => page.getByLabel('Message (optional)');
  await page.goto(`${program.address}/contact`);
  await getMessageField().fill('Could the pages be printed?');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('/contact'))).toContain('printed?');
  await page.reload();
  await expect(getMessageField()).toHaveValue('Could the pages be printed?');
  quiet.expectNoErrors();
});

test('restores a message that was typed into a page whose scripts failed to load', async ({ page }) => {
  const scripts = /static\/js\//;
  await page.route(scripts, (route) => route.abort());
  await page.goto(`${program.address}/contact`);
  await page.getByLabel('Message (optional)').fill('Could the pages be printed?');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.unroute(scripts);
  await page.getByRole('link', { name: 'Load the page again' }).click();
  await expect(page.getByLabel('Message (optional)')).toHaveValue('Could the pages be printed?');
});

test.describe('quick exit', () => {
  test('before hydration removes typed text as well', async ({ page }) => {
    await delayScripts(page, 60_000);
    await page.goto(`${program.address}/contact`, { waitUntil: 'commit' });
    await page.getByLabel('Message (optional)').fill('Nobody may read this.');
    await page.getByRole('link', { name: 'Quick exit' }).click({ noWaitAfter: true });
    await page.waitForURL('about:blank');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(`${program.address}/terms`);
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).not.toContain('Nobody may read this.');
    await page.goto(`${program.address}/contact`);
    await expect(page.getByLabel('Message (optional)')).toHaveValue('');
  });

  test('before hydration follows the link itself', async ({ page, context }) => {
    await setSessionCookies(context, program, await createRegisteredPerson(program));
    await delayScripts(page, 60_000);
    await page.goto(`${program.address}/`, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Quick exit' }).click({ noWaitAfter: true });
    await page.waitForURL('about:blank');
    await expect.poll(() => context.cookies()).toEqual([]);
  });
});
