import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { Client } from '#tools/bench/client.ts';
import { instruments } from '../support/instruments.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { storeDraft } from './support/leave-answered.ts';
import { setSessionCookies, createRegisteredPerson } from './support/registered-person.ts';
import { installNewerRelease } from './support/release.ts';
import { expectAccessible } from './support/page-checks.ts';

/** Offline pages, pages that are not available offline, and the update of cached releases. */
test.use({ serviceWorkers: 'allow' });

const [first] = instruments as [Instrument];
const items = first.items.length;
const built = join(import.meta.dirname, '../../dist/site');

let site: string;
let program: AppProcess;
let person: Client;
test.beforeEach(async ({ context }) => {
  site = mkdtempSync(join(tmpdir(), 'wellness-check-offline-'));
  cpSync(built, site, { recursive: true });
  program = await startAppProcess({ SIGNUP: 'open', SITE_DIR: site });
  person = await createRegisteredPerson(program);
  await setSessionCookies(context, program, person);
});
test.afterEach(async () => {
  await program?.stop();
  rmSync(site, { recursive: true, force: true });
});

const open = (page: Page, path: string) => page.goto(program.address + path);
const questions = `${first.routes.questionnaire}/${first.id}`;
const expectQuestion = (page: Page, number: number) =>
  expect(page.getByText(`Question ${number} of ${items}`, { exact: true })).toBeVisible();
const getOfflineHeading = (page: Page) => page.getByRole('heading', { name: 'There is no internet now' });
const listCacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).toSorted());

/** Visits the dashboard once online, so that the service worker caches the app. */
async function openCachedDashboard(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await open(page, '/dashboard');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
  return page;
}

/** Uses number keys: a new question ignores taps at first, but no keys. */
async function answerQuestions(page: Page, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    await expectQuestion(page, number);
    await page.getByRole('radio').first().press('3');
  }
}

/** Answers on the profile page if anyone else uses the phone. */
async function setPhone(page: Page, answer: 'Yes' | 'No'): Promise<void> {
  await open(page, '/profilePage');
  await page.getByRole('radio', { name: new RegExp(`^${answer}\\.`) }).check({ force: true });
  await expect(page.getByText(/^You said that (only you|other people)/)).toBeVisible();
}

test('offline the dashboard, introduction, questions and help open; other pages display the state', async ({
  context,
}) => {
  const page = await openCachedDashboard(context);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('link', { name: new RegExp(first.title) }).first()).toBeVisible();

  await open(page, first.routes.intro);
  await page
    .getByRole('link', { name: /start|begin/i })
    .or(page.getByRole('button', { name: /start|begin/i }))
    .first()
    .click();
  await answerQuestions(page, 1, items);
  await expect(page.getByRole('button', { name: 'Finish' })).toBeEnabled();

  page.on('dialog', (dialog) => dialog.accept());
  await open(page, '/suicidalThoughts1');
  await expect(page.getByRole('link', { name: '14416' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The offline page has the helplines, too.
  await expect(getOfflineHeading(page)).toHaveCount(0);

  for (const path of ['/profilePage', '/wellBeing1', '/']) {
    await open(page, path);
    await expect(getOfflineHeading(page)).toBeVisible();
    expect(page.url()).toBe(program.address + path);
  }
  await expect(page.getByRole('link', { name: '112' })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(getOfflineHeading(page)).toHaveCount(0);
});

test('a result reloaded offline says that its answers are queued, and is displayed after they are sent', async ({
  context,
}) => {
  const page = await openCachedDashboard(context);
  page.on('dialog', (dialog) => dialog.accept());
  await storeDraft(
    page,
    program,
    person,
    first,
    first.items.slice(1).map(() => 3),
  );
  await open(page, questions);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sealingKey'))).toContain('publicKey');
  await context.setOffline(true);
  await answerQuestions(page, items, items);
  await page.getByRole('button', { name: 'Finish' }).click();
  const waits = page.getByText('Saved on this phone, not sent yet');
  await expect(waits).toBeVisible();
  await open(page, first.routes.feedback);
  await expect(waits).toBeVisible();
  await page.reload();
  await expect(waits).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  // Browsers fire this event; Chromium does not always emulate it on a page that was reloaded offline.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Sent. We have your answers.')).toBeVisible();
  await expect(page.getByText(/^Answered on .* This is your first result\./)).toBeVisible();
});

test('caches a visited page on a personal phone until logout, and never on a shared one', async ({
  context,
}) => {
  const page = await openCachedDashboard(context);
  const readPage = async () => {
    await open(page, '/wellBeing1');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(1500);
    return page.evaluate(() => caches.has('wellness-check-read'));
  };
  await setPhone(page, 'Yes');
  expect(await readPage()).toBe(false);
  await setPhone(page, 'No');
  expect(await readPage()).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(getOfflineHeading(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Neither API responses nor pages about hard times are cached.
  const cachedUrls = await page.evaluate(async () => {
    const urls = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push([name, new URL(url).pathname]);
    return urls;
  });
  expect(cachedUrls.filter(([, path]) => path?.includes('/api/'))).toEqual([]);
  expect(cachedUrls.filter(([name, path]) => name?.endsWith('-read') && !path?.includes('.'))).toEqual([
    ['wellness-check-read', '/wellness-check/wellBeing1'],
  ]);
  await context.setOffline(false);

  await open(page, '/dashboard');
  await page.getByRole('button', { name: 'Bench' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const isRead = () => page.evaluate(() => caches.has('wellness-check-read'));
  await expect.poll(isRead).toBe(false);
  // Waits for requests in flight.
  await page.waitForTimeout(1500);
  expect(await isRead()).toBe(false);

  await setSessionCookies(context, program, await createRegisteredPerson(program));
  await setPhone(page, 'Yes');
  expect(await readPage()).toBe(false);
  await context.setOffline(true);
  await open(page, '/wellBeing1');
  await expect(getOfflineHeading(page)).toBeVisible();
});

test('a release during a questionnaire keeps its files until the end, and the next page is new', {
  tag: '@whole',
}, async ({ context }) => {
  const page = await openCachedDashboard(context);
  const before = await listCacheNames(page);
  await open(page, questions);
  await answerQuestions(page, 1, 2);
  await expectQuestion(page, 3);
  installNewerRelease(site, 'finishing');
  await program.restart();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect
    .poll(
      () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state),
      { timeout: 60_000 },
    )
    .toBe('installed');
  expect(await listCacheNames(page)).toContain('wellness-check-program-newer');
  expect(await listCacheNames(page)).toEqual(expect.arrayContaining(before));
  // The files of the open page are no longer on the server.
  await answerQuestions(page, 3, items);
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.waitForURL(`**${first.routes.feedback}*`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // A page that opens during the installation of a release leaves the update to the next page.
  await expect(async () => {
    await open(page, '/dashboard');
    await expect
      .poll(() => listCacheNames(page), { timeout: 10_000 })
      .toEqual(['wellness-check-program-newer']);
  }).toPass({ timeout: 60_000 });
  await context.setOffline(true);
  await page.reload();
  expect(await page.content()).toMatch(/\.NEW[\w-]+\.js/);
  await open(page, questions);
  await expectQuestion(page, 1);
});

test('the emergency worker unregisters itself and clears the caches at the next visit', async ({
  context,
}) => {
  const page = await openCachedDashboard(context);
  copyFileSync(join(site, 'sw-off.js'), join(site, 'sw.js'));
  await open(page, '/dashboard');
  await expect
    .poll(
      async () =>
        page.evaluate(async () => ({
          workers: (await navigator.serviceWorker.getRegistrations()).length,
          caches: await caches.keys(),
        })),
      { timeout: 60_000 },
    )
    .toEqual({ workers: 0, caches: [] });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
