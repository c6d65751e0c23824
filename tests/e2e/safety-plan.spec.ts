import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { browserArgs, ensureBrowser } from '#tools/browser.mjs';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { ensureBuild } from './support/builds.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';

/** The safety plan: off without a review, and on the phone alone in the demo, which has it. */
test.use({ viewport: { width: 360, height: 740 } });

const pin = '482193';
const planted = 'Plantedwords';
const label = 'PIN, 4 to 8 digits';

let demo: AppProcess;
test.beforeAll(async () => {
  demo = await startAppProcess({ SITE_DIR: join(await ensureBuild('demo'), 'site') });
});
test.afterAll(() => demo?.stop());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Creates a plan with one part. */
async function writePlan(page: Page): Promise<void> {
  await press(page, 'No, only me');
  await page.getByLabel(label).fill(pin);
  await page.getByLabel('The same PIN again').fill(pin);
  await press(page, 'Start my plan');
  await press(page, 'Add: My warning signs');
  await page.getByLabel('In my own words').fill(planted);
  await press(page, 'Save this part');
  await expect(page.getByText('Saved on this phone.')).toBeVisible();
}

async function unlock(page: Page): Promise<void> {
  await page.getByLabel(label).fill(pin);
  await press(page, 'Open');
  await expect(page.getByText(planted)).toBeVisible();
}

test('without a review the page is not available and nothing links to it', async ({ page }) => {
  const app = await startAppProcess();
  try {
    await page.goto(`${app.address}/safety-plan`);
    await expect(page.getByRole('heading', { name: 'This page is not available yet' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '14416' })).toBeVisible();
    await page.getByRole('button', { name: /Help/ }).click();
    await expect(page.locator('[href$="/safety-plan"]')).toHaveCount(0);
    await page.goto(`${app.address}/cannot-talk`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[href$="/safety-plan"]')).toHaveCount(0);
  } finally {
    await app.stop();
  }
});

test('two taps from any page open it, without a login, and it sends nothing', async ({ page }) => {
  await page.goto(demo.address);
  await page.getByRole('button', { name: /Help/ }).click();
  await page.getByRole('link', { name: 'My safety plan' }).click();
  await expect(page.getByRole('heading', { name: 'My safety plan' })).toBeVisible();
  await expect(page.getByText(/^Demo, not reviewed/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  await writePlan(page);
  await page.goto(`${demo.address}/safety-plan`);
  await unlock(page);
  expect(
    sent.filter((request) => !/^GET .*(safety-plan|\/static\/|favicon|icon-|manifest)/.test(request)),
  ).toEqual([]);
});

test('the pages about danger link to it', async ({ page }) => {
  await page.goto(`${demo.address}/cannot-talk`);
  await page.getByRole('link', { name: 'make or open a safety plan on this phone' }).click();
  await expect(page.getByRole('heading', { name: 'My safety plan' })).toBeVisible();
});

test.describe('after a restart of the phone', () => {
  /** A profile on disk, as on a phone. */
  let profile: string;
  test.beforeEach(() => {
    profile = mkdtempSync(join(tmpdir(), 'wellness-check-profile-'));
  });
  test.afterEach(() => rmSync(profile, { recursive: true, force: true }));

  const startBrowser = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(profile, {
      executablePath: ensureBrowser(),
      args: browserArgs,
      serviceWorkers: 'allow',
      viewport: { width: 360, height: 740 },
    });

  test('it opens without the internet, and the storage has no word of it', async () => {
    const first = await startBrowser();
    const page = await first.newPage();
    await page.goto(`${demo.address}/safety-plan`);
    await writePlan(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
    await first.close();

    expect(findInFiles(profile, 'safetyPlan')).not.toEqual([]);
    expect(findInFiles(profile, planted)).toEqual([]);

    const second = await startBrowser();
    await second.setOffline(true);
    const later = await second.newPage();
    await later.goto(`${demo.address}/safety-plan`);
    await expect(later.getByRole('link', { name: 'Call 14416' })).toBeVisible();
    await unlock(later);
    await second.close();
  });
});

test('five wrong PINs close it, and a reload does not open it again', async ({ page }) => {
  await page.goto(`${demo.address}/safety-plan`);
  await writePlan(page);
  for (let count = 1; count <= 5; count += 1) {
    await page.goto(`${demo.address}/safety-plan`);
    await page.getByLabel(label).fill('0000');
    await press(page, 'Open');
    await expect(
      count < 5
        ? page.getByText(/This PIN is wrong/)
        : page.getByRole('heading', { name: 'The plan is closed' }),
    ).toBeVisible();
  }
  await page.goto(`${demo.address}/safety-plan`);
  await expect(page.getByRole('heading', { name: 'The plan is closed' })).toBeVisible();
  await expect(page.getByLabel(label)).toHaveCount(0);
});

test('a quick exit hides it and does not delete it, by script and by the link', async ({ page }) => {
  await page.goto(`${demo.address}/safety-plan`);
  await writePlan(page);
  await page.getByRole('link', { name: 'Quick exit' }).click();
  await page.getByRole('link', { name: 'Leave now' }).click();
  await page.waitForURL('about:blank');
  await page.goto(`${demo.address}/safety-plan`);
  await expect(page.getByText(planted)).toHaveCount(0);
  await unlock(page);

  // Before the app has loaded, quick exit is a link to the server.
  await page.evaluate((address) => window.location.assign(address), `${demo.address}/exit`);
  await page.waitForURL('about:blank');
  await page.goto(`${demo.address}/safety-plan`);
  await unlock(page);
});

test('it works by keyboard, at 320 px, and with large text, and passes axe', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 560 });
  await page.goto(`${demo.address}/safety-plan`);
  await page.getByRole('button', { name: 'No, only me' }).focus();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.getByLabel(label).focus();
  await page.keyboard.type(pin);
  await page.keyboard.press('Tab');
  await page.keyboard.type(pin);
  await page.keyboard.press('Enter');
  const add = page.getByRole('button', { name: 'Add: Making the place safer' });
  await add.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Save this part' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change: Making the place safer' })).toBeFocused();
  await expectAccessible(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoSidewaysScroll(page);
});

/** Files of a folder that contain a text in one of the encodings of the browser. */
function findInFiles(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    .filter((file) => {
      const bytes = readFileSync(file);
      return bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le'));
    });
}
