import { expect, type Page, test } from '@playwright/test';
import { type Client, someAnswers } from '#tools/bench/client.ts';
import { instruments } from '../support/instruments.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { storeDraft } from './support/leave-answered.ts';
import { setSessionCookies, createRegisteredPerson } from './support/registered-person.ts';

/** Back restores the previous page with its scroll position, without outdated content. */
let program: AppProcess;
let person: Client;
test.beforeAll(async () => {
  program = await startAppProcess({ SIGNUP: 'open' });
  person = await createRegisteredPerson(program);
  for (const instrument of instruments)
    expect(await person.submit(instrument, someAnswers(instrument), instrument.id)).toBe(204);
});
test.afterAll(() => program?.stop());
test.beforeEach(({ context }) => setSessionCookies(context, program, person));
test.use({ viewport: { width: 360, height: 640 } });

const getTitle = (page: Page) => page.getByRole('heading', { level: 1 });
const getScrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls to this many pixels and follows a link on the page. */
async function leavePage(page: Page, position: number, link: string) {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
    .toBeGreaterThan(position);
  await page.evaluate((y) => window.scrollTo(0, y), position);
  // Playwright's own click would scroll to the link first.
  await page.locator(`main a[href$="${link}"]`).first().dispatchEvent('click');
  await page.waitForURL(`**${link}`);
  await expect.poll(() => getScrollPosition(page)).toBe(0);
}

test('after a reload Back displays the previous page', async ({ page }) => {
  await page.goto(`${program.address}/resourcesScreen`);
  await leavePage(page, 100, '/wellBeing1');
  const before = await getTitle(page).textContent();
  await leavePage(page, 700, '/wellBeing2');
  await page.reload();
  await expect(getTitle(page)).not.toHaveText(before ?? '');

  await page.goBack();
  await expect(getTitle(page)).toHaveText(before ?? '');
  await expect.poll(() => getScrollPosition(page)).toBe(700);
  await page.goBack();
  await expect(getTitle(page)).toHaveText('Resources');
});

for (const [address, link] of [
  ['/psychologicalFeedback', '/selfCompassion1'],
  ['/psychologicalFeedbackComp', '/selfCompassion1'],
  ['/patternSummary', '/psychologicalFeedbackComp'],
] as const)
  test(`Back to ${address} restores the scroll position`, async ({ page }) => {
    await page.goto(program.address + address);
    await leavePage(page, 900, link);
    await page.goBack();
    await page.waitForURL(`**${address}`);
    await expect.poll(() => getScrollPosition(page)).toBe(900);
    // Waits for the refetch.
    await page.waitForLoadState('networkidle');
    expect(await getScrollPosition(page)).toBe(900);
  });

/** Delays every API request, so that the page is displayed before its data. */
const delayApi = (page: Page) =>
  page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });

/** Scrolls a complete page to 900 pixels, and reloads it on a slow network. */
async function reloadScrolled(page: Page, address: string): Promise<void> {
  await page.goto(program.address + address);
  // Waits for late content, which would move the scroll position.
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
    .toBeGreaterThan(900);
  await page.evaluate(() => window.scrollTo(0, 900));
  await delayApi(page);
  await page.reload();
}

for (const address of ['/dashboard', '/psychologicalFeedback', '/distressFeedbackComp', '/patternSummary'])
  test(`a reload of ${address} restores the scroll position, even if content loads late`, async ({
    page,
  }) => {
    await reloadScrolled(page, address);
    await expect.poll(() => getScrollPosition(page)).toBe(900);
    await page.waitForLoadState('networkidle');
    expect(await getScrollPosition(page)).toBe(900);
  });

test('a scroll by the user cancels the restoration', async ({ page }) => {
  await reloadScrolled(page, '/psychologicalFeedback');
  await expect(getTitle(page)).toBeVisible();
  await page.mouse.wheel(0, -2000);
  await expect(page.getByText(/^Taken /).first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(await getScrollPosition(page)).toBeLessThan(100);
});

test('an earlier result is not displayed for new answers on a slow network', async ({ page }) => {
  const distress = instruments.find(({ id }) => id === 'S4');
  if (!distress) throw new Error('There is no S4.');
  await storeDraft(
    page,
    program,
    person,
    distress,
    distress.items.map(() => 1),
  );
  await page.goto(`${program.address}${distress.routes.feedback}`);
  const earlier = page.getByText(/^\d+\s*of 50$/);
  const was = await earlier.textContent();
  expect(was).not.toContain('10');

  // Requests never finish, and the new result is slow.
  await page.route('**/report/**', () => undefined);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.route('**/section/feedback/*/S4', () => undefined);
  // The card of a section with a draft links to the question.
  await page.locator(`main a[href$="${distress.routes.questionnaire}/S4"]`).first().click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.waitForURL(`**${distress.routes.feedback}`);
  await expect(page.getByRole('status').filter({ hasText: /load/i }).first()).toBeVisible();
  await page.waitForTimeout(1500);
  await expect(earlier).toHaveCount(0);
});
