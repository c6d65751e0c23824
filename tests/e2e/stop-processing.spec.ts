import { expect, test } from '@playwright/test';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { instruments } from '../support/instruments.ts';
import { storeDraft } from './support/leave-answered.ts';
import { tapOption } from './support/tap-option.ts';
import { withPerson } from './support/with-person.ts';

const [first] = instruments as [Instrument];
const here = withPerson();
const alert = 'You stopped the use of your data. Your file is safe.';

test('a person stops during an assessment, finds the answers again, resumes and finishes', async ({
  page,
}) => {
  const { address } = here.app;
  const questions = `${address}${first.routes.questionnaire}/${first.id}`;
  const codes = first.items.map((_, at) => 1 + (at % 3));
  await storeDraft(page, here.app, here.person, first, codes.slice(0, -1));

  await page.goto(`${address}/profilePage`);
  await page.getByRole('button', { name: 'Stop, but keep my file for me' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('To come back, choose Resume on this page.');
  await dialog.getByRole('button', { name: 'Stop, but keep my file for me' }).click();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();

  await page.goto(`${address}/dashboard`);
  await expect(page.getByText(alert)).toBeVisible();
  await expect(page.getByText('Start Assessment')).toHaveCount(0);
  await page.goto(questions);
  await expect(page).toHaveURL(`${address}${first.routes.intro}`);
  await expect(page.getByRole('main').getByText(alert)).toBeVisible();
  const draft = await page.evaluate((id) => localStorage.getItem(id), first.id);
  expect(draft?.replaceAll(/\s/g, '')).toContain(codes.slice(0, -1).join(','));

  await page.getByRole('link', { name: 'Go to my profile' }).click();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Welcome back.')).toBeVisible();

  await page.goto(questions);
  await tapOption(page, (codes.at(-1) as number) - 1);
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect.poll(() => here.countAttempts(first)).toBe(1);
});

test('answers submitted from another tab after the stop stay on the device', async ({ page, context }) => {
  const { address } = here.app;
  const codes = first.items.map(() => 2);
  await storeDraft(page, here.app, here.person, first, codes.slice(0, -1));
  await page.goto(`${address}${first.routes.questionnaire}/${first.id}`);
  await tapOption(page, 1);

  const profile = await context.newPage();
  await profile.goto(`${address}/profilePage`);
  await profile.getByRole('button', { name: 'Stop, but keep my file for me' }).click();
  const stop = profile
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Stop, but keep my file for me' });
  await stop.click();
  await expect(profile.getByRole('button', { name: 'Resume' })).toBeVisible();

  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('main')).toContainText('To go on, choose Resume on your profile page.');
  expect(await here.countAttempts(first)).toBe(0);
  await profile.getByRole('button', { name: 'Resume' }).click();
  await expect(profile.getByText('Welcome back.')).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => here.countAttempts(first)).toBe(1);
});

test('queued answers are sent only after the person resumes', async ({ page, context }) => {
  const { address } = here.app;
  page.on('dialog', (dialog) => dialog.accept());
  const codes = first.items.map(() => 2);
  await storeDraft(page, here.app, here.person, first, codes.slice(0, -1));
  await page.goto(`${address}${first.routes.questionnaire}/${first.id}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sealingKey'))).toContain('publicKey');
  await tapOption(page, 1);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('Saved on this phone, not sent yet')).toBeVisible();
  await context.route('**/section/sealed/**', (route) => route.abort());
  await context.setOffline(false);

  await page.goto(`${address}/profilePage`);
  await page.getByRole('button', { name: 'Stop, but keep my file for me' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop, but keep my file for me' }).click();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await context.unroute('**/section/sealed/**');
  let tries = 0;
  page.on('response', (response) => {
    if (response.url().includes('/section/sealed/') && response.status() === 403) tries += 1;
  });
  await page.goto(`${address}/dashboard`);
  await expect.poll(() => tries).toBe(1);
  await expect(page.getByRole('listitem').first()).toContainText('Saved on this phone, not sent yet');
  expect(await here.countAttempts(first)).toBe(0);
  expect(tries).toBe(1);

  await page.goto(`${address}/profilePage`);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(() => here.countAttempts(first)).toBe(1);
});
