import { expect, type Page, test } from '@playwright/test';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { Client } from '#tools/bench/client.ts';
import { instruments } from '../support/instruments.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { storeDraft } from './support/leave-answered.ts';
import { setSessionCookies, createRegisteredPerson } from './support/registered-person.ts';
import { tapOption } from './support/tap-option.ts';

/** Answers are kept, however the questionnaire is left. */
const [first] = instruments as [Instrument];
const items = first.items.length;

let program: AppProcess;
let person: Client;
test.beforeAll(async () => {
  program = await startAppProcess({ SIGNUP: 'open' });
});
test.afterAll(() => program.stop());

test.beforeEach(async ({ page, context }) => {
  person = await createRegisteredPerson(program);
  await setSessionCookies(context, program, person);
  await page.goto(`${program.address}${first.routes.intro}`);
  await page.getByRole('link', { name: 'Start Assessment' }).click();
  await expect(page.getByText(`Question 1 of ${items}`, { exact: true })).toBeVisible();
});

/** Answers the first two statements by click. */
async function answerTwo(page: Page) {
  for (const item of [1, 2]) {
    await expect(page.getByText(`Question ${item} of ${items}`, { exact: true })).toBeVisible();
    await tapOption(page, item);
  }
  await expect(page.getByText(`Question 3 of ${items}`, { exact: true })).toBeVisible();
}

test('a reload displays the same question, with the answers before it', async ({ page }) => {
  await answerTwo(page);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText(`Question 3 of ${items}`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
});

test('the browser warns before the page is unloaded', async ({ page }) => {
  await answerTwo(page);
  const warned = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const dialog = await warned;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
});

test("the browser's Back leads to the intro page, with an alert in the page, and keeps the answers", async ({
  page,
}) => {
  await answerTwo(page);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${first.routes.intro}$`, 'i'));
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('link', { name: `Continue · 3 of ${items}` }).click();
  await expect(page.getByText(`Question 3 of ${items}`, { exact: true })).toBeVisible();
});

test('links of the top bar ask first: Cancel keeps the page, Exit follows the link and clears the answers', async ({
  page,
}) => {
  await answerTwo(page);
  expect(
    await page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('assessment_'))),
  ).toBe(true);
  await page.getByRole('link', { name: 'Resources' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave this assessment?' });
  await expect(dialog).toContainText(
    'Your answers so far stay on this device. You can go on from the dashboard.',
  );
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Question 3 of ${items}`, { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Resources' }).click();
  await dialog.getByRole('button', { name: 'Exit' }).click();
  await expect(page).toHaveURL(/\/resourcesScreen$/);
  expect(
    await page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('assessment_'))),
  ).toBe(false);
  await page.goto(`${program.address}${first.routes.intro}`);
  await page.getByRole('link', { name: `Continue · 3 of ${items}` }).click();
  await expect(page.getByText(`Question 3 of ${items}`, { exact: true })).toBeVisible();
});

test('Save and leave needs one tap, says that it is saved, and the dashboard continues', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await answerTwo(page);
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const notice = 'Saved. Continue any time from the dashboard.';
  const message = page.getByRole('main').getByText(notice);
  await expect(message).toBeInViewport();
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: notice })).toHaveCount(1);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // It is above the title, so it covers nothing.
  const [noticeBox, titleBox] = await Promise.all([
    message.boundingBox(),
    page.getByRole('heading', { level: 1 }).boundingBox(),
  ]);
  expect((noticeBox?.y ?? 0) + (noticeBox?.height ?? 0)).toBeLessThanOrEqual(titleBox?.y ?? 0);
  await page.goto(`${program.address}${first.routes.intro}`);
  await page.getByRole('link', { name: `Continue · 3 of ${items}` }).click();
  await expect(page.getByText(`Question 3 of ${items}`, { exact: true })).toBeVisible();
});

test('keeps the answers after a failed submission, which can be retried once', async ({ page }) => {
  // Without encryption keys nothing is queued offline; outbox.spec.ts tests the queue.
  await page.route('**/section/sealingKey', (route) => route.abort());
  let sent = 0;
  await page.route('**/section/submit/**', async (route) => {
    sent += 1;
    if (sent === 1) await route.abort('connectionreset');
    else if (sent === 2)
      await route.fulfill({ status: 503, json: { message: 'Busy. Please try again in a minute.' } });
    else await route.continue();
  });
  const address = page.url();
  page.on('dialog', (dialog) => dialog.accept());
  await storeDraft(
    page,
    program,
    person,
    first,
    first.items.slice(1).map(() => 2),
  );
  // The previous page may have cached the key.
  await page.evaluate(() => localStorage.removeItem('sealingKey'));
  await page.goto(address);
  await expect(page.getByText(`Question ${items} of ${items}`, { exact: true })).toBeVisible();
  await tapOption(page, 1);
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText(first.messages.failed).first()).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText(first.messages.rejected).first()).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('Assessment submitted successfully').first()).toBeVisible();
  await page.waitForURL(new RegExp(`${first.routes.feedback}$`, 'i'));
  expect(await page.evaluate((id) => localStorage.getItem(id), first.id)).toBeNull();
});

test('returns to the same question after an expired session and a new login', async ({ page }) => {
  await answerTwo(page);
  await fetch(`${program.address}/api/user/logout`, {
    method: 'POST',
    headers: { Authorization: person.token },
  });
  // The next request of the page has an invalid token.
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText('Missing session. Please login again.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText(`Question 3 of ${items}`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
});
