import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { type Client, someAnswers } from '#tools/bench/client.ts';
import { instruments } from '../support/instruments.ts';
import { setSessionCookies, createRegisteredPerson } from './support/registered-person.ts';
import { tapOption } from './support/tap-option.ts';
import { withPerson } from './support/with-person.ts';

/** On a shared phone, unfinished answers are stored in the tab, and removed with it. */
const [first] = instruments as [Instrument];
const items = first.items.length;

const here = withPerson(null);

const getQuestionsUrl = () => `${here.app.address}${first.routes.questionnaire}/${first.id}`;
const expectQuestion = (page: Page, number: number) =>
  expect(page.getByText(`Question ${number} of ${items}`, { exact: true })).toBeVisible();

/** A tab on a shared phone with two answered questions. */
async function startOnSharedPhone(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(`${here.app.address}/dashboard`);
  await page.getByRole('button', { name: /^Yes / }).click();
  await expect(page.getByText('Saved: other people use this phone too.')).toBeFocused();
  await page.goto(getQuestionsUrl());
  for (const number of [1, 2]) {
    await expectQuestion(page, number);
    await tapOption(page, 3);
  }
  await expectQuestion(page, 3);
  return page;
}

const readDrafts = (page: Page) =>
  page.evaluate((id) => ({ tab: sessionStorage.getItem(id), device: localStorage.getItem(id) }), first.id);

async function logIn(page: Page, { username, password }: Client) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

const endSession = (context: BrowserContext) => context.clearCookies();

test('restores an unfinished draft after a reload and an expired session for the same person', async ({
  context,
}) => {
  const page = await startOnSharedPhone(context);
  expect((await readDrafts(page)).device).toBeNull();
  await page.reload();
  await expectQuestion(page, 3);

  await endSession(context);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Login to your account' })).toBeVisible();
  await logIn(page, here.person);
  await expect(page).toHaveURL(/\/(dashboard|[a-z]+)/i);
  await expect.poll(async () => (await readDrafts(page)).tab).toContain(String(here.person.userid));
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await page.goto(getQuestionsUrl());
  await expectQuestion(page, 3);
});

test('deletes the draft when another person logs in in the same tab', async ({ context }) => {
  const page = await startOnSharedPhone(context);
  await endSession(context);
  await page.reload();
  const other = await createRegisteredPerson(here.app);
  await logIn(page, other);
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  expect(await readDrafts(page)).toEqual({ tab: null, device: null });
  await page.goto(getQuestionsUrl());
  await expectQuestion(page, 1);
});

test('keeps drafts per tab, and deletes them on logout in any tab, on quick exit, and with the tab', async ({
  context,
}) => {
  const page = await startOnSharedPhone(context);
  const second = await context.newPage();
  await second.goto(getQuestionsUrl());
  await expectQuestion(second, 1);
  second.on('dialog', (dialog) => dialog.accept());
  await second.getByRole('radio').nth(1).click();
  await expectQuestion(second, 2);
  await page.bringToFront();
  await expectQuestion(page, 3);

  await page.getByRole('button', { name: 'Bench' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await readDrafts(page)).toEqual({ tab: null, device: null });

  await second.bringToFront();
  await second.goto(`${here.app.address}/login`);
  await logIn(second, here.person);
  await second.waitForURL(/\/dashboard$/);
  // Waits until the app reads the storage of the tab.
  await expect.poll(() => readDrafts(second)).toEqual({ tab: null, device: null });

  await second.goto(getQuestionsUrl());
  await second.getByRole('radio').nth(1).click();
  await expectQuestion(second, 2);
  await second.close();
  const third = await context.newPage();
  await third.goto(getQuestionsUrl());
  await expectQuestion(third, 1);
  await third.getByRole('radio').nth(1).click();
  await expectQuestion(third, 2);
  const exit = third.getByRole('banner').locator('a, button').filter({ hasText: 'Quick exit' });
  await exit.click();
  // In a questionnaire, presses do nothing until the panel could be read.
  await third.waitForTimeout(800);
  await third.getByRole('link', { name: 'Leave now' }).click();
  await third.waitForURL('about:blank');
  await third.goto(`${here.app.address}/robots.txt`);
  expect(await readDrafts(third)).toEqual({ tab: null, device: null });
});

test('offers the installation after the second attempt, also of the same questionnaire, and only on a personal phone', async ({
  page,
}) => {
  const offer = page.getByRole('heading', { name: 'Open this from your home screen?' });
  const manifest = page.locator('link[rel=manifest]');
  /** Dispatches the event of an installable app; Chromium itself requires HTTPS. */
  const canInstall = () =>
    page.evaluate(() =>
      window.dispatchEvent(
        Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => ({}) }),
      ),
    );
  const isNotOffered = async (times: RegExp) => {
    await expect(page.getByText(times)).toBeVisible();
    await expect(manifest).toHaveCount(0);
    await canInstall();
    await expect(offer).toHaveCount(0);
  };
  await page.goto(`${here.app.address}/dashboard`);
  await page.getByRole('button', { name: /^No / }).click();
  await isNotOffered(/New here/);
  expect(await here.person.submit(first, someAnswers(first), 'first')).toBe(204);
  await page.reload();
  await isNotOffered(/You were here once/);

  expect(await here.person.submit(first, someAnswers(first), 'second')).toBe(204);
  await page.reload();
  await expect(manifest).toHaveCount(1);
  const browser = await page.context().newCDPSession(page);
  const { installabilityErrors: inTheWay } = await browser.send('Page.getInstallabilityErrors');
  expect(inTheWay.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  expect((await browser.send('Page.getAppManifest')).errors).toEqual([]);
  // The app id is that of this path, not of the origin, which can host other apps.
  expect(await browser.send('Page.getAppId')).toMatchObject({ appId: `${here.app.address}/dashboard` });
  await canInstall();
  await expect(offer).toBeVisible();

  await page.evaluate(() => localStorage.setItem('phone', 'shared'));
  await page.reload();
  await isNotOffered(/You were here 2 times/);
});

test.describe('the exit link', () => {
  /** A page of our own origin with only the link, without any script. */
  async function openBareLink(page: Page) {
    const address = `${here.app.address}/bare`;
    await page.route(address, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<a href="${new URL(here.app.address).pathname}/exit">Leave</a>`,
      }),
    );
    await page.goto(address);
  }
  const isSessionValid = async () => {
    const path = `${here.app.address}/api/section/progress/${here.person.userid}`;
    return (await fetch(path, { headers: { Authorization: here.person.token } })).ok;
  };
  /** Writes to every storage that a script can use. */
  const fillStorage = (page: Page) =>
    page.evaluate(async () => {
      localStorage.setItem('S1', '{}');
      sessionStorage.setItem('S1', '{}');
      await caches.open('wellness-check-pages');
      await new Promise((resolve) => {
        const opening = indexedDB.open('outbox', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('parcels');
        opening.onsuccess = () => resolve(opening.result.close());
      });
    });
  const readStorage = async (context: BrowserContext) => {
    const page = await context.newPage();
    await page.goto(`${here.app.address}/robots.txt`);
    return page.evaluate(async () => ({
      local: localStorage.length,
      caches: (await caches.keys()).length,
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }));
  };

  for (const waiting of [0, 2])
    test(`removes everything before scripts load, except ${waiting} encrypted answers`, async ({
      context,
    }) => {
      const page = await context.newPage();
      await page.goto(`${here.app.address}/robots.txt`);
      await fillStorage(page);
      if (waiting > 0)
        await context.addCookies([{ name: 'waiting', value: `${waiting}`, url: here.app.address }]);
      await openBareLink(page);
      await page.getByRole('link', { name: 'Leave' }).click();
      await page.waitForURL('about:blank');
      expect(await readStorage(context)).toEqual({
        local: 0,
        caches: 0,
        databases: waiting > 0 ? ['outbox'] : [],
      });
      const cookies = (await context.cookies()).map(({ name }) => name);
      expect(cookies).toEqual(waiting > 0 ? ['waiting'] : []);
      await expect.poll(isSessionValid).toBe(false);
      // Back displays nothing of the app.
      await page.goBack();
      await expect(page.getByRole('link', { name: 'Leave' })).toBeVisible();
    });

  test('works without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await setSessionCookies(context, here.app, here.person);
    const page = await context.newPage();
    await openBareLink(page);
    await page.getByRole('link', { name: 'Leave' }).click();
    await page.waitForURL('about:blank');
    expect(await context.cookies()).toEqual([]);
    await expect.poll(isSessionValid).toBe(false);
    await context.close();
  });

  test('of another site is rejected, and the person stays logged in', async ({ page }) => {
    const foreign = 'http://foreign.localhost/';
    await page.route(foreign, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<a href="${here.app.address}/exit">Free data</a>`,
      }),
    );
    await page.goto(foreign);
    await page.getByRole('link', { name: 'Free data' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing was changed' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible();
    expect(await isSessionValid()).toBe(true);
  });
});
