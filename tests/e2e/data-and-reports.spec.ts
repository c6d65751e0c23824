import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { listQuestions } from '#domain/instrument/questions.ts';
import { type Client, someAnswers } from '#tools/bench/client.ts';
import { instruments } from '../support/instruments.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { setSessionCookies, createRegisteredPerson } from './support/registered-person.ts';
import { visitLater } from './support/visit-later.ts';

/** Combined feedback, survey, data export, deletion and printing. */
const [first, second] = instruments as [Instrument, Instrument];

let program: AppProcess;
let person: Client;
test.beforeAll(async () => {
  program = await startAppProcess({ SIGNUP: 'open' });
});
test.afterAll(() => program.stop());

test.beforeEach(async ({ context }) => {
  person = await createRegisteredPerson(program);
  for (const instrument of [first, second]) {
    expect(await person.submit(instrument, someAnswers(instrument), 'first')).toBe(204);
  }
  await setSessionCookies(context, program, person);
});

test('arrow keys switch tabs, one section is visible at a time, and Back restores the tab', async ({
  page,
}) => {
  await page.goto(program.address + first.routes.combined);
  const getTab = (instrument: Instrument) => page.getByRole('tab', { name: instrument.shortTitle });
  await expect(getTab(first)).toHaveAttribute('aria-selected', 'true');
  await getTab(first).focus();
  await page.keyboard.press('ArrowRight');
  await expect(getTab(second)).toHaveAttribute('aria-selected', 'true');
  await expect(getTab(second)).toBeFocused();
  await expect(page.getByRole('img', { name: /^Positivity Ratio\./ })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await expect(getTab(second)).toHaveAttribute('aria-selected', 'true');
});

test('the survey names open questions, keeps the typed text, and leads to My Pattern', async ({ page }) => {
  await page.goto(`${program.address}/userFeedbackForm`);
  await expect(page.getByText('ALL QUESTIONS ARE MANDATORY')).toBeVisible();
  await page.getByRole('textbox').fill('The small steps helped me.');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('The small steps helped me.');
  await page.getByRole('radio', { name: 'Very Likely', exact: true }).check();
  await page.getByRole('radio', { name: 'Comfortable', exact: true }).check();
  await page.getByRole('radio', { name: 'Extremely unlikely', exact: true }).check();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/myPatternScreen$/);
});

test('exports all data of a person, then deletes the account', async ({ page }) => {
  await page.goto(`${program.address}/profilePage`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as JSON' }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  for (const instrument of [first, second]) {
    for (const item of listQuestions(instrument))
      expect(text).toContain('text' in item ? item.text : item.left);
  }

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('This password is not right. Nothing was deleted.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  expect(await person.submit(first, someAnswers(first), 'later')).toBe(401);
});

test('the printed report contains every section on A4 and no controls', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(`${program.address}/myPatternFeedback`);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#main')).toBeHidden();
  await expect(page.getByText('Quick exit')).toBeHidden();
  for (const { title } of [first, second]) {
    await expect(page.getByRole('heading', { name: title }).filter({ visible: true }).first()).toBeVisible();
  }
});

test("the browser's own print contains the report without the button, and every page without its bar", async ({
  page,
}) => {
  await page.goto(`${program.address}/myPatternFeedback`);
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  // The print layout is prepared in the background; printing does not wait for it.
  await expect(page.locator('body > [class*="paper"]')).toBeAttached({ timeout: 20_000 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('#main')).toBeHidden();
  await expect(
    page.getByRole('heading', { name: second.title }).filter({ visible: true }).first(),
  ).toBeVisible();

  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${program.address}/patternSummary`);
  await expect(page.getByText('About these numbers')).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText('Quick exit')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground, 'the printed page is white in dark mode too').toBe('rgb(255, 255, 255)');
});

test('a step kept after a result is on the dashboard, and its outcome is asked once after a week', async ({
  page,
}) => {
  await page.goto(program.address + first.routes.feedback);
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'One small step' }) });
  const step = await card.locator('p').first().innerText();
  await card.getByRole('button', { name: 'Save this step', exact: true }).click();
  await expect(card.getByText('Saved. It is on your dashboard.')).toBeVisible();
  await page.goto(`${program.address}/dashboard`);
  await expect(page.getByText(step)).toBeVisible();
  await expect(page.getByText('Did you do it?')).toBeHidden();

  await visitLater(page, 7);
  await page.reload();
  await page.getByRole('group', { name: 'Did you do it?' }).getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('button', { name: 'A little' }).click();
  await expect(page.getByText('Did it help?')).toBeHidden();
  await page.reload();
  await expect(page.getByText(step)).toBeVisible();
  await expect(page.getByText('Did you do it?')).toBeHidden();
});
