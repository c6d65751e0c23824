import { expect, type Page, test } from '@playwright/test';
import { type ReadingOrder, getSlug } from '#domain/reading-order/reading-order.ts';
import type { Client } from '#tools/bench/client.ts';
import chain from '../../content/chain.json' with { type: 'json' };
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { setSessionCookies, createRegisteredPerson } from './support/registered-person.ts';
import { expectAccessible, expectNoSidewaysScroll, watchPage } from './support/page-checks.ts';

/** Reading pages for a logged-in person. */
const { chapters } = chain as ReadingOrder;
const row = chapters.flatMap(({ title, help = false, pages }) =>
  pages.map((entry) => ({ slug: getSlug(entry), chapter: title, help })),
);

let program: AppProcess;
let reader: Client;
test.beforeAll(async () => {
  program = await startAppProcess({ SIGNUP: 'open' });
  reader = await createRegisteredPerson(program);
});
test.afterAll(() => program.stop());
test.beforeEach(({ context }) => setSessionCookies(context, program, reader));

const open = (page: Page, path: string) => page.goto(program.address + path);
const getTitle = (page: Page) => page.getByRole('heading', { level: 1 });
const isWholeRun = process.env.TEST_ALL === '1';
const getNextLink = (page: Page) => page.getByRole('link', { name: 'Next', exact: true });
const getBackLink = (page: Page) => page.getByRole('link', { name: 'Back', exact: true });
const getPath = (page: Page) => new URL(page.url()).pathname.replace(/^\/[^/]+/, '');
const listReadingKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('reading_')));

test('Next leads through the complete reading order to the dashboard, accessible on a phone', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const calls = watchPage(page, new URL(program.address).origin);
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, `/${row[0]?.slug}`);
  const titles = new Set<string | null>();
  for (const { slug, chapter, help } of row) {
    await expect.poll(() => getPath(page)).toBe(`/${slug}`);
    await expect(page.getByText(chapter, { exact: true }).first()).toBeVisible();
    await expect(getTitle(page)).toBeInViewport();
    for (const name of ['If you need someone right now', 'Need to talk?'])
      await expect(page.getByRole('complementary', { name }), slug).toHaveCount(help ? 1 : 0);
    titles.add(await getTitle(page).textContent());
    // Every fourth page is tested, and all of them in the full run.
    if (isWholeRun || titles.size % 4 === 1) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await getNextLink(page).click();
  }
  // The last Next leads to the dashboard.
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(titles.size).toBe(row.length);
  calls.expectNoErrors();

  await open(page, '/resourcesScreen');
  await expect(page.getByText('4 of 4 parts read')).toHaveCount(2);
});

test('prefetches the page behind Next, so it opens offline', async ({ page, context }) => {
  await open(page, '/resourcesScreen');
  const ahead = page.waitForResponse(/wellBeing2[^/]*\.js$/);
  await page.getByRole('main').locator('a[href$="/wellBeing1"]').first().click();
  await (await ahead).finished();
  await context.setOffline(true);
  await getNextLink(page).click();
  await expect(page).toHaveURL(/\/wellBeing2$/);
  await expect(page.getByText('Part 2 of 4', { exact: true }).first()).toBeVisible();
});

test('the back arrow goes one page back, or to the previous page if the visit started there', {
  tag: '@whole',
}, async ({ page }) => {
  await open(page, '/dashboard');
  await page.getByRole('link', { name: 'Resources' }).click();
  await page.getByRole('link', { name: 'Cognitive Distortions' }).click();
  await expect(page).toHaveURL(/\/cognitiveDistortions1$/);
  await page.reload();
  await getBackLink(page).click();
  await expect(page).toHaveURL(/\/resourcesScreen$/);

  const opened = await page.context().newPage();
  await open(opened, '/cognitiveDistortions1');
  await getBackLink(opened).click();
  await expect(opened).toHaveURL(/\/wellBeing14$/);
  const first = await page.context().newPage();
  await open(first, '/wellBeing1');
  await getBackLink(first).click();
  await expect(first).toHaveURL(/\/resourcesScreen$/);
});

test('addresses match regardless of letter case, and an unknown one is reported', async ({ page }) => {
  await open(page, '/WellBeing11');
  const name = await getTitle(page).textContent();
  await open(page, '/WELLBEING11');
  await expect(getTitle(page)).toHaveText(name ?? '');
  await open(page, '/wellBeing99');
  await expect(getTitle(page)).toHaveText('Page not found');
});

test('Click here leads to the personal goal, which stores nothing and leads on', async ({ page }) => {
  const sent: string[] = [];
  await open(page, '/wellbeing4');
  await page.getByRole('link', { name: 'Click here' }).click();
  await expect(page).toHaveURL(/\/personalGrowth$/);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.getByLabel('The change that I wish to make is in:').fill('patience');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('radio', { name: 'Agree', exact: true }).first().check();
  await getNextLink(page).click();
  await expect(page).toHaveURL(/\/wellBeing11$/);
  expect(sent).toEqual([]);
  await getBackLink(page).click();
  await expect(page.getByLabel('The change that I wish to make is in:')).toHaveValue('');
});

for (const width of [360, 1280]) {
  test(`the resources have seven covers and are accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/resourcesScreen');
    for (const { card } of chapters)
      await expect(page.getByRole('link', { name: card.title, exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('a video loads on click, and its transcript is there without it', { tag: '@whole' }, async ({
  page,
}) => {
  const videoRequests: string[] = [];
  const calls = watchPage(page, new URL(program.address).origin);
  page.on('request', (request) => /\.(mp4|vtt)$/.test(request.url()) && videoRequests.push(request.url()));
  await open(page, '/relaxationVisualization2');
  const play = page.getByRole('button', { name: /^Play:/ });
  await expect(play).toHaveCount(2);
  await expect(page.getByText('Transcript').first()).toBeVisible();
  expect(videoRequests).toEqual([]);
  await play.first().click();
  const video = page.locator('video');
  await expect(video).toBeFocused();
  await expect.poll(() => video.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(videoRequests.some((url) => url.endsWith('.mp4'))).toBe(true);
  await expect(play).toHaveCount(1);

  // Captions and transcript are not displayed together.
  await play.click();
  await expect.poll(() => video.nth(1).evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
  expect(await video.first().evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  calls.expectNoErrors();
});

test('a half-read page offers a link to the last position, which logout removes', async ({
  page,
  context,
}) => {
  // This logout ends its own session, not that of the other tests.
  await setSessionCookies(context, program, await createRegisteredPerson(program));
  await open(page, '/cognitiveDistortions1');
  await expect(getTitle(page)).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 2500);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
  }).toPass();
  // A position is saved after scrolling stops.
  const measureScroll = async () => {
    const before = await page.evaluate(() => window.scrollY);
    await page.waitForTimeout(600);
    return (await page.evaluate(() => window.scrollY)) - before;
  };
  await expect.poll(measureScroll).toBe(0);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .toContain('cognitiveDistortions1\\":');
  const stopped = await page.evaluate(() => window.scrollY);

  // Playwright's own click would scroll the page and change the saved position.
  await page.getByRole('link', { name: 'Resources' }).dispatchEvent('click');
  await page.getByRole('link', { name: /^Continue:/ }).click();
  await expect(page).toHaveURL(/\/cognitiveDistortions1$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Continue where you stopped' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(stopped - 400);
  await expect.poll(measureScroll).toBe(0);
  // A position is saved with the precision of a block; the bar does not cover the block.
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(stopped + 400);
  const bar = await page.getByRole('banner').boundingBox();
  const block = await page.locator(':focus').boundingBox();
  expect(block?.y).toBeGreaterThanOrEqual(bar?.height ?? 72);

  expect(await listReadingKeys(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Bench' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Login to your account' })).toBeVisible();
  expect(await listReadingKeys(page)).toEqual([]);
});

test('the words "Need to talk?" in a text open the helplines in the bar, also on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/relaxationVisualization2');
  const words = page.getByRole('main').getByRole('button', { name: 'Need to talk?' });
  await words.scrollIntoViewIfNeeded();
  // The link is one line tall, like text, with a large enough touch target.
  const [tall, line] = await words.evaluate((button) => [
    button.getBoundingClientRect().height,
    Number.parseFloat(getComputedStyle(button).lineHeight),
  ]);
  expect(tall).toBeGreaterThanOrEqual(24);
  expect(tall).toBeLessThan(1.5 * (line ?? 0));
  await words.click();
  const panel = page.getByRole('group', { name: 'Someone to talk to' });
  await expect(panel.getByRole('link', { name: /14416/ }).first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

test('prints only the text, with transcripts and addresses', { tag: '@whole' }, async ({ page }) => {
  await open(page, '/relaxationVisualization2');
  await expect(getTitle(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(getTitle(page)).toBeVisible();
  for (const name of ['Back', 'Print this page'])
    await expect(page.getByRole('button', { name })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Quick exit' })).toBeHidden();
  // The content of popovers is written out in print.
  await expect(page.getByText('(14416, 1800-891-4416, 112)')).toBeVisible();
  await expect(getNextLink(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Terms of Use' })).toBeHidden();
});
