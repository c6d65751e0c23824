import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { base } from '#contract/paths.ts';
import { type Client, someAnswers } from '#tools/bench/client.ts';
import { listPublicPages } from '#tools/build/prerender/public-pages.mjs';
import settings from '../../content/settings.json' with { type: 'json' };
import { instruments } from '../support/instruments.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { ensureBuild } from './support/builds.ts';
import { setSessionCookies, createRegisteredPerson } from './support/registered-person.ts';
import { expectNoSidewaysScroll, watchPage } from './support/page-checks.ts';

/** The site with React's development build, which reports hydration mismatches. */
let program: AppProcess;
/** A logged-in person. */
let person: Client;
test.beforeAll(async () => {
  const site = join(await ensureBuild('development'), 'site');
  program = await startAppProcess({ SIGNUP: 'open', SITE_DIR: site });
  person = await createRegisteredPerson(program);
});
test.afterAll(async () => {
  await program?.stop();
});

const pages = listPublicPages();
const getOrigin = () => new URL(program.address).origin;

/** Stores the page's title element before any script runs. */
async function storeHeading(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        Object.assign(window, { heading: document.querySelector('#root h1') });
    });
  });
}
const isSameHeading = (page: Page) =>
  page.evaluate(() => {
    const { heading } = window as { heading?: Element | null };
    return heading != null && heading === document.querySelector('#root h1');
  });
/** The buttons of the page work. */
async function expectInteractive(page: Page) {
  await expect(async () => {
    await page.getByRole('button', { name: 'Need to talk?' }).first().click();
    await expect(page.getByRole('link', { name: 'Call 14416' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
}

/** Pages whose title names nothing, because tabs and the list of visited pages display it. */
const neutral = ['/cannot-talk', '/safety-plan', '/try-now'];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, description } of pages) {
    test(`${path} is readable, and has a title`, async ({ page }) => {
      const answer = await page.goto(`${program.address}${path}`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(neutral.includes(path) ? 'Check-in' : /\S · Wellness Check$|^Check-in$/);
      const html = (await answer?.text()) ?? '';
      expect(html.match(/<title>/g)).toHaveLength(1);
      expect(html).not.toMatch(/\sstyle="/);
      // Its own styles, allowed by their hashes.
      expect(html.match(/<style/g)).toHaveLength(1);
      // For old browsers, and before hydration.
      expect(html.match(/<script(?![^>]*\ssrc=)/g)).toHaveLength(2);
      expect(html).not.toContain('noindex');

      const getAttribute = (selector: string, name: string) => page.locator(selector).getAttribute(name);
      expect(await getAttribute('meta[name=description]', 'content')).toBe(description);
      expect(await getAttribute('link[rel=canonical]', 'href')).toBe(program.address + path);
      expect(await getAttribute('meta[property="og:title"]', 'content')).toBe(await page.title());
      const picture = await getAttribute('meta[property="og:image"]', 'content');
      expect((await page.request.get(String(picture))).headers()['content-type']).toBe('image/png');
      // The titles have their own font, so the styles are applied.
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Eczar/);
      // Elements that need a script are absent. Help is a link.
      await expect(page.getByRole('button')).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Need to talk?' })).toHaveAttribute(
        'href',
        /calling-14416$/,
      );
    });
  }

  test('on a phone the navigation is in a row, without elements that need a script', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${program.address}/login`);
    for (const name of ['Team', 'Contact Us'])
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
    for (const name of ['Menu', 'Show password'])
      await expect(page.getByRole('button', { name })).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Quick exit' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test('the page says what will not work, and where to find help', async ({ page }) => {
    await page.goto(`${program.address}/login`);
    const note = page.locator('noscript aside');
    await expect(note.locator('p')).toContainText('Logging in, writing to us and the assessments need it');
    await expect(note.locator('a').first()).toBeVisible();
    await expect(note.locator('a').first()).toHaveAttribute('href', 'tel:14416');
  });
});

for (const { path } of pages) {
  // All pages are rendered by the same code; one of them runs in every test run.
  const tag = path === '/login' ? [] : ['@whole'];
  test(`hydrates ${path} without a mismatch`, { tag }, async ({ page, context }) => {
    const quiet = watchPage(page, getOrigin());
    const styles: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') styles.push(request.url());
    });
    await storeHeading(page);
    // The name needs the app, which visitors do not load on reading pages.
    await setSessionCookies(context, program, person);
    await page.goto(`${program.address}${path}`);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expectInteractive(page);
    expect(await isSameHeading(page)).toBe(true);
    await expect(page.locator('title')).toHaveCount(1);
    expect(styles, 'the page contains all its styles').toEqual([]);
    quiet.expectNoErrors();
  });
}

test('displays the name of a logged-in person in the header right after hydration', async ({
  page,
  context,
}) => {
  await setSessionCookies(context, program, person);
  for (const path of ['/', '/contact']) {
    const quiet = watchPage(page, getOrigin());
    await storeHeading(page);
    await page.goto(`${program.address}${path}`);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Login / Register' })).toHaveCount(0);
    expect(await isSameHeading(page)).toBe(true);
    quiet.expectNoErrors();
  }
});

/** A person with all results; created once, because registrations per address are limited. */
let assessed: Promise<Client> | undefined;
async function createAssessedPerson(): Promise<Client> {
  const one = await createRegisteredPerson(program);
  for (const instrument of instruments) await one.submit(instrument, someAnswers(instrument), instrument.id);
  return one;
}

for (const path of [
  '/dashboard',
  '/dashboard-start',
  ...new Set(instruments.map(({ id, routes }) => `${routes.questionnaire}/${id}`)),
  instruments[0]!.routes.intro,
  '/wellBeing1',
  '/relaxationVisualization1',
]) {
  const tag = ['/dashboard', '/wellBeing1'].includes(path) ? [] : ['@whole'];
  test(`${path} is the same for every logged-in person until hydration`, { tag }, async ({
    page,
    context,
  }) => {
    const quiet = watchPage(page, getOrigin());
    assessed ??= createAssessedPerson();
    await setSessionCookies(context, program, await assessed);
    await storeHeading(page);
    const answer = await page.goto(`${program.address}${path}`);
    expect(await answer?.text()).toContain('<meta name="robots" content="noindex">');
    await expectInteractive(page);
    expect(await isSameHeading(page)).toBe(true);
    quiet.expectNoErrors();
  });
}

test('a reading page displays the name of the account, and logs out', async ({ page, context }) => {
  const quiet = watchPage(page, getOrigin());
  await setSessionCookies(context, program, await createRegisteredPerson(program));
  await page.route('**/user/getName/**', (route) => route.fulfill({ json: 'Asha' }));
  await page.goto(`${program.address}/wellBeing1`);
  await page.getByRole('banner').getByRole('button', { name: 'Asha' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  quiet.expectNoErrors();
});

test('the title changes with the page', async ({ page }) => {
  await page.goto(`${program.address}/team`);
  await page.getByRole('link', { name: 'Login / Register' }).click();
  await expect(page).toHaveTitle('Login to your account · Wellness Check');
  await expect(page.locator('title')).toHaveCount(1);
});

test('another spelling of the address displays the same page', async ({ page }) => {
  const quiet = watchPage(page, getOrigin());
  for (const spelling of ['/TEAM', '/team/', '/Login']) {
    const answer = await page.goto(`${program.address}${spelling}`);
    expect(answer?.status(), spelling).toBe(200);
    await expectInteractive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(page.url()).toBe(program.address + spelling.toLowerCase().replace(/\/$/, ''));
  }
  quiet.expectNoErrors();
});

test('the address of any other screen serves a shell without the home page', async ({ page, context }) => {
  const quiet = watchPage(page, getOrigin());
  await setSessionCookies(context, program, person);
  const answer = await page.goto(`${program.address}/profilePage`);
  const html = (await answer?.text()) ?? '';
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('noindex');
  expect(html).toContain(`<title>${settings.programName}</title>`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  quiet.expectNoErrors();
});

test('a login page with a message displays it again after a reload', async ({ page, context }) => {
  const quiet = watchPage(page, getOrigin(), [/401/]);
  await setSessionCookies(context, program, { ...person, token: 'unknown' });
  await page.goto(`${program.address}/dashboard`);
  await expect(page.getByText('Missing session. Please login again.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.reload();
  await expect(page.getByText('Missing session. Please login again.').first()).toBeVisible();
  await expectInteractive(page);
  quiet.expectNoErrors();
});

test.describe('while the app is loading', () => {
  test('the browser does not submit a form, and keeps the typed text', async ({ page }) => {
    let release: () => void = () => undefined;
    const blocked = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/static/js/*.js', async (route) => {
      await blocked;
      await route.continue();
    });
    await page.goto(`${program.address}/login`, { waitUntil: 'commit' });
    await page.getByLabel('Username').fill('river_1');
    await page.getByLabel('Password', { exact: true }).fill('quiet river 7');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(300);
    expect(page.url()).toBe(`${program.address}/login`);

    const sent = page.waitForRequest(/user\/login$/);
    release();
    expect((await sent).postDataJSON()).toEqual({ username: 'river_1', password: 'quiet river 7' });
    await expectInteractive(page);
    await expect(page.getByLabel('Username')).toHaveValue('river_1');
  });
});

test('icons, manifest, sitemap and robots exist and are consistent', async ({ page, request }) => {
  await page.goto(`${program.address}/`);
  const manifest = await (await request.get(`${program.address}/manifest.webmanifest`)).json();
  expect(manifest.name).toBe('Check-in');
  const icons = [
    ...manifest.icons.map(({ src }: { src: string }) => new URL(src, `${program.address}/`).href),
    ...(await page
      .locator('link[rel~=icon], link[rel=apple-touch-icon]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))),
  ];
  for (const icon of icons) {
    const answer = await request.get(icon);
    expect([icon, answer.status(), answer.headers()['content-type']?.split('/')[0]]).toEqual([
      icon,
      200,
      'image',
    ]);
  }
  const robots = await (await request.get(`${getOrigin()}/robots.txt`)).text();
  const sitemapAt = /^Sitemap: (\S+)$/m.exec(robots)?.[1];
  expect(sitemapAt).toBe(`${getOrigin()}${base}/sitemap.xml`);
  const sitemap = await (await request.get(String(sitemapAt))).text();
  for (const { path } of pages) expect(sitemap).toContain(`<loc>${program.address}${path}</loc>`);
});
