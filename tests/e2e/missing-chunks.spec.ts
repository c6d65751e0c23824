import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { instruments } from '../support/instruments.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { setSessionCookies, createRegisteredPerson } from './support/registered-person.ts';
import { tapOption } from './support/tap-option.ts';
import { expectAccessible } from './support/page-checks.ts';

const [first] = instruments as [Instrument];
const built = join(import.meta.dirname, '../../dist/site');

/** A copy of the built site, whose chunks are removed or replaced while pages are open. */
let site: string;
let program: AppProcess;
test.beforeEach(async () => {
  site = mkdtempSync(join(tmpdir(), 'wellness-check-chunks-'));
  cpSync(built, site, { recursive: true });
  program = await startAppProcess({ SIGNUP: 'open', SITE_DIR: site });
});
test.afterEach(async () => {
  await program?.stop();
  rmSync(site, { recursive: true, force: true });
});

const getScriptsFolder = () => join(site, 'static/js');
/** The file of this chunk, without its compressed copies. */
const findChunk = (name: string) =>
  readdirSync(getScriptsFolder()).find(
    (file) => file.startsWith(`${name}.`) && file.endsWith('.js'),
  ) as string;

/**
 * Removes a chunk, as after a release.
 * @returns a function that restores it
 */
function removeChunk(name: string): () => void {
  const lost = readdirSync(getScriptsFolder()).filter((file) => file.startsWith(`${name}.`));
  for (const file of lost) renameSync(join(getScriptsFolder(), file), join(site, file));
  return () => {
    for (const file of lost) renameSync(join(site, file), join(getScriptsFolder(), file));
  };
}

/** Simulates a newer release in which this chunk and all references to it are renamed. */
function releaseChunk(name: string): void {
  const renamed = new Map<string, string>();
  let changed = [findChunk(name)];
  while (changed.length > 0) {
    for (const file of changed) renamed.set(file, file.replace(/\.[^.]+\.js$/, '.NEWER000.js'));
    const naming = readdirSync(getScriptsFolder()).filter((file) => {
      const text =
        file.endsWith('.js') && !renamed.has(file) && readFileSync(join(getScriptsFolder(), file), 'utf8');
      return text && changed.some((one) => text.includes(one));
    });
    changed = naming;
  }
  const rewrite = (path: string) => {
    let text = readFileSync(path, 'utf8');
    for (const [old, newer] of renamed) text = text.replaceAll(old, newer);
    writeFileSync(path, text);
  };
  for (const folder of [getScriptsFolder(), site, join(site, '.pages')]) {
    for (const file of readdirSync(folder)) {
      if (/\.(br|gz)$/.test(file)) rmSync(join(folder, file));
      else if (/\.(js|html)$/.test(file)) rewrite(join(folder, file));
    }
  }
  for (const [old, newer] of renamed)
    renameSync(join(getScriptsFolder(), old), join(getScriptsFolder(), newer));
}

/** Counts document loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'GET') loads += 1;
  });
  return () => loads;
}

/** Opens the login page and waits for the app, which reading pages load on the first interaction. */
async function openLogin(page: Page): Promise<void> {
  await page.goto(`${program.address}/login`);
  await page.getByLabel('Username').focus();
  await page.waitForLoadState('networkidle');
}

const getExplanation = (page: Page) => page.getByRole('heading', { name: 'This part did not load' });

for (const path of ['/login', '/dashboard']) {
  const tag = path === '/login' ? [] : ['@whole'];
  test(`${path} displays helplines and a reload button if the app fails to load`, {
    tag,
  }, async ({ page, context }) => {
    await setSessionCookies(context, program, await createRegisteredPerson(program));
    await page.route('**/static/js/app.*', (route) => route.abort());
    await page.goto(program.address + path);
    const again = page.getByRole('link', { name: 'Load the page again' });
    await expect(page.getByText('Its buttons work once all of it is here.')).toBeVisible();
    await expect(page.locator('#late').getByRole('link', { name: '14416', exact: true })).toBeVisible();
    // The other page is still empty: no heading, no main element.
    if (path === '/login') await expectAccessible(page);
    await page.unroute('**/static/js/app.*');
    await again.click();
    await expect(page.getByRole('button', { name: 'Need to talk?' })).toBeVisible();
    await expect(page.locator('#late')).toHaveCount(0);
  });
}

test('an open page reloads once after a new release, and the person continues without a message', {
  tag: '@whole',
}, async ({ page }) => {
  await openLogin(page);
  releaseChunk('sign-up-screen');
  await program.restart();
  const loads = countLoads(page);
  await page.getByRole('link', { name: 'Click here to Register' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
  await expect(page).toHaveURL(/\/signUp$/);
  expect(loads()).toBe(1);
});

test('a chunk that is missing is explained after one reload, without a reload loop', async ({ page }) => {
  await openLogin(page);
  const restore = removeChunk('sign-up-screen');
  const loads = countLoads(page);
  await page.getByRole('link', { name: 'Click here to Register' }).click();
  await expect.poll(loads).toBe(1);
  // The prerendered page is displayed; the app, which handles Back, reports the missing chunk.
  await expect(getExplanation(page)).toBeVisible();
  await page.getByText('What happened').click();
  await expect(
    page.getByText(/ChunkLoadError: Loading the chunk failed. \(error: .*sign-up-screen/),
  ).toBeVisible();
  await page.waitForTimeout(1500);
  expect(loads()).toBe(1);

  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect.poll(loads).toBe(2);
  await expect(getExplanation(page)).toBeVisible();
  restore();
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
});

test('offline the page is kept and explains, instead of an empty window', {
  tag: '@whole',
}, async ({ page, context }) => {
  // Everything of this page is loaded; the missing chunk belongs to the next page.
  await openLogin(page);
  const loads = countLoads(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Click here to Register' }).click();
  await expect(getExplanation(page)).toBeVisible();
  expect(loads()).toBe(0);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
});

test('a page on hard times that fails to load displays helplines, and loads once online', {
  tag: '@whole',
}, async ({ page, context }) => {
  await setSessionCookies(context, program, await createRegisteredPerson(program));
  await page.goto(`${program.address}/resourcesScreen`);
  const cover = page.getByRole('main').locator('a[href$="/suicidalThoughts1"]').first();
  await expect(cover).toBeVisible();
  await page.waitForLoadState('networkidle');
  const loads = countLoads(page);
  await context.setOffline(true);
  await cover.click();
  await expect(page.getByRole('alert')).toHaveText(
    'This page could not be loaded. Please check your internet and try again.',
  );
  const help = page.getByRole('complementary', { name: 'Need to talk?' });
  await expect(help.getByRole('link', { name: '14416' })).toHaveAttribute('href', 'tel:14416');
  await expect(help.getByRole('link', { name: '112' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print this page' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('This page still cannot be reached.');
  await expect(page).toHaveURL(/\/suicidalThoughts1$/);
  expect(loads()).toBe(0);

  await context.setOffline(false);
  await expect(page.getByText('Part 1 of 2').first()).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'If you need someone right now' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(loads()).toBe(1);
});

test('displays a pending message only if the next chunk is slow', {
  tag: '@whole',
}, async ({ page }) => {
  await openLogin(page);
  const sign = page.getByRole('status').getByText('One moment');
  let count = 0;
  await page.exposeFunction('countSign', () => {
    count += 1;
  });
  await page.evaluate(() => {
    const { countSign } = window as unknown as { countSign(): void };
    new MutationObserver(() => {
      if (/One moment/.test(document.body.textContent)) countSign();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.route('**/static/js/sign-up-screen*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.getByRole('link', { name: 'Click here to Register' }).click();
  await expect(sign).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
  await expect(sign).toHaveCount(0);

  await expect.poll(() => count).toBeGreaterThan(0);
  count = 0;
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
  expect(count, 'loading indicators for a page that was already loaded').toBe(0);
});

test('a missing chunk during an assessment loses no answer', async ({ page, context }) => {
  await setSessionCookies(context, program, await createRegisteredPerson(program));
  await page.goto(`${program.address}${first.routes.intro}`);
  await page.getByRole('link', { name: 'Start Assessment' }).click();
  for (const item of [1, 2]) {
    await expect(page.getByText(`Question ${item} of ${first.items.length}`, { exact: true })).toBeVisible();
    await tapOption(page, item);
  }
  await expect(page.getByText(`Question 3 of ${first.items.length}`, { exact: true })).toBeVisible();

  // A release removes the questionnaire and the dashboard; the person navigates to the dashboard.
  const restore = [removeChunk('dashboard'), removeChunk('questionnaire-screen')];
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Exit' }).click();
  await expect(getExplanation(page)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Your answers are saved on this device.');

  for (const back of restore) back();
  await page.goto(`${program.address}${first.routes.questionnaire}/${first.id}`);
  await expect(page.getByText(`Question 3 of ${first.items.length}`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  expect(dialogs, 'dialogs of the browser').toEqual([]);
});
