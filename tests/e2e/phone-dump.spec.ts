import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { getSlug, type ReadingOrder } from '#domain/reading-order/reading-order.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { someAnswers } from '#tools/bench/client.ts';
import { browserArgs, ensureBrowser } from '#tools/browser.mjs';
import chain from '../../content/chain.json' with { type: 'json' };
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { instruments } from '../support/instruments.ts';
import { readDeviceStorage } from './support/read-device-storage.ts';
import { createRegisteredPerson } from './support/registered-person.ts';
import { tapOption } from './support/tap-option.ts';

const [first, second] = instruments as [Instrument, Instrument];

/** Slugs and titles of the pages of chapters with `help`. */
const helpPages = (chain as ReadingOrder).chapters
  .filter(({ help }) => help)
  .flatMap(({ id, card, pages }) =>
    pages.map(getSlug).map((slug) => {
      const text = readFileSync(join(import.meta.dirname, `../../content/reading/${id}/${slug}.mdx`), 'utf8');
      return { slug, title: /^title: (.+)$/m.exec(text)?.[1] ?? '', chapter: card.title };
    }),
  );
const [helpPage] = helpPages as [(typeof helpPages)[0]];

/** What names a result or a help page: addresses, titles, and the scores in the state of a navigation. */
const named = new RegExp(
  [
    ...instruments.flatMap(({ routes }) => [routes.feedback, routes.combined]),
    '/myPattern',
    '/patternSummary',
    ...helpPages.flatMap(({ slug, title }) => [slug, title]),
    'totalsum',
    'percentile',
  ].join('|'),
  'i',
);

let app: AppProcess;
let profile: string;
let context: BrowserContext;
test.beforeAll(async () => {
  app = await startAppProcess({ SIGNUP: 'open' });
});
test.afterAll(() => app?.stop());
// A profile on the disk, because the list of visited pages of a private window is not stored.
test.beforeEach(async ({ playwright }) => {
  profile = mkdtempSync(join(tmpdir(), 'wellness-check-profile-'));
  context = await playwright.chromium.launchPersistentContext(profile, {
    executablePath: ensureBrowser(),
    args: browserArgs,
    serviceWorkers: 'block',
    locale: 'en-IN',
    viewport: { width: 360, height: 740 },
  });
});
test.afterEach(async () => {
  await context.close();
  rmSync(profile, { recursive: true, force: true });
});

/** Everything about the tab that the browser displays or stores. */
const readTab = (page: Page) =>
  page.evaluate(() => [location.href, document.title, JSON.stringify(history.state)].join(' '));

/** The list of visited pages, and the tabs that the browser can restore. Closes the browser, which writes them. */
async function readVisits(): Promise<string> {
  await context.close();
  const folder = join(profile, 'Default');
  const sessions = readdirSync(join(folder, 'Sessions')).map((name) => join('Sessions', name));
  const files = ['History', 'Top Sites', 'Favicons', ...sessions];
  // Texts are in UTF-8, and in UTF-16 in the files of sessions.
  return files
    .map((name) => readFileSync(join(folder, name)))
    .flatMap((file) => [file.toString('latin1'), file.toString('latin1').replaceAll('\0', '')])
    .join('\n');
}

const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click();
const follow = async (page: Page, name: string) => {
  await openMenu(page);
  await page.getByRole('link', { name, exact: true }).filter({ visible: true }).click();
};
const expectHeading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Logs in for the first time on this phone, and opens a result and a help page. */
async function visit(page: Page, answer: 'Yes' | 'No' | null) {
  const person = await createRegisteredPerson(app);
  expect(await person.submit(first, someAnswers(first), 'first')).toBe(204);
  await page.goto(`${app.address}/login`);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const question = page.getByRole('heading', { name: 'Does anyone else use this phone?' });
  await expect(question).toBeInViewport();
  if (answer !== null) await page.getByRole('button', { name: new RegExp(`^${answer} `) }).click();
  await follow(page, 'My Pattern');
  await expectHeading(page, 'My Pattern');
  await page.getByRole('link', { name: /^Report/ }).click();
  await expectHeading(page, 'Report');
  return person;
}

test('after a result, a help page and a quick exit, a shared phone names none of them', async () => {
  const page = context.pages()[0] as Page;
  page.on('dialog', (dialog) => dialog.accept());
  const person = await visit(page, 'Yes');
  expect(await readTab(page)).toMatch(/\/dashboard Check-in /);
  expect(await readTab(page)).not.toMatch(named);

  // Three answers to the next section.
  await follow(page, 'Dashboard');
  await page.getByRole('link', { name: new RegExp(second.title) }).click();
  await expectHeading(page, second.title);
  await page.getByRole('link', { name: 'Start Assessment' }).click();
  for (const number of [1, 2, 3]) {
    await expect(page.getByText(new RegExp(`^Question ${number} of \\d+$`))).toBeVisible();
    await tapOption(page, 2);
  }
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await follow(page, 'Resources');
  await page.getByRole('link', { name: helpPage.chapter }).click();
  await expectHeading(page, helpPage.title);
  expect(await readTab(page)).toMatch(/\/resourcesScreen Check-in /);
  expect(await readTab(page)).not.toMatch(named);
  // Back and Forward open the real pages.
  await page.goBack();
  await expectHeading(page, 'Resources');
  await page.goForward();
  await expectHeading(page, helpPage.title);

  await page.getByRole('link', { name: 'Quick exit' }).click();
  await page.getByRole('link', { name: 'Leave now' }).click();
  await page.waitForURL('about:blank');
  await page.goto(`${app.address}/robots.txt`);
  const stored = await readDeviceStorage(page);
  expect(stored).not.toMatch(named);
  for (const planted of [person.username, `${person.userid}`, person.token, `"${second.id}"`])
    expect(stored).not.toContain(planted);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('token');

  const visits = await readVisits();
  expect(visits).toContain('/resourcesScreen');
  expect(visits).not.toMatch(named);
});

test('a phone whose question is not answered names none either', async () => {
  await visit(context.pages()[0] as Page, null);
  const visits = await readVisits();
  expect(visits).toContain('/dashboard');
  expect(visits).not.toMatch(named);
});

test('a phone that no one else uses has addresses, and titles without names', async () => {
  const page = context.pages()[0] as Page;
  await visit(page, 'No');
  await expect(page).toHaveURL(/\/myPatternFeedback$/);
  await expect(page).toHaveTitle('Check-in');
  // The test can find what is stored.
  expect(await readVisits()).toContain('/myPatternFeedback');
});
