import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { readDeviceStorage } from './support/read-device-storage.ts';
import { someAnswers } from '#tools/bench/client.ts';
import { instruments } from '../support/instruments.ts';
import { storeDraft } from './support/leave-answered.ts';
import { setSessionCookies, createRegisteredPerson } from './support/registered-person.ts';
import { tapOption } from './support/tap-option.ts';
import { withPerson } from './support/with-person.ts';

/** Finished answers are encrypted and queued on the phone while offline. */
const [first, second] = instruments as [Instrument, Instrument];
const leavesFirst = instruments.find(({ presentation }) => presentation.leavesBeforeAnswer) as Instrument;
/** Every answer of the first one, as a unique list that a search can find. */
const planted = first.items.map((_, at) => 1 + (at % 3));

const here = withPerson();

const getQuestionsUrl = ({ routes, id }: Instrument) => `${here.app.address}${routes.questionnaire}/${id}`;
const getCard = (page: Page, { title }: Instrument) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

/** Answers the question with this number, which must be displayed. */
async function answerQuestion(page: Page, { items, presentation }: Instrument, number: number, code: number) {
  await expect(
    page.getByText(`${presentation.unit} ${number} of ${items.length}`, { exact: true }),
  ).toBeVisible();
  await tapOption(page, code - 1);
}

/** Resumes a questionnaire, answers the last question and finishes offline. */
async function finishOffline(context: BrowserContext, instrument = first): Promise<Page> {
  const page = await context.newPage();
  page.on('dialog', (dialog) => dialog.accept());
  const codes = planted.slice(0, instrument.items.length);
  await storeDraft(page, here.app, here.person, instrument, codes.slice(0, -1));
  await page.goto(getQuestionsUrl(instrument));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sealingKey'))).toContain('publicKey');
  await answerQuestion(page, instrument, codes.length, codes.at(-1) as number);
  await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('Saved on this phone, not sent yet')).toBeVisible();
  return page;
}

const countQueued = async (page: Page): Promise<number> => {
  const found = (await page.context().cookies()).find(({ name }) => name === 'waiting');
  return Number(found?.value ?? 0);
};

const countAttempts = (section = first) => here.countAttempts(section);

test('encrypts answers finished offline, opens the next section, and sends them once when online', async ({
  context,
}) => {
  const page = await finishOffline(context);
  await expect(page).toHaveURL(new RegExp(`${first.routes.feedback}$`, 'i'));
  expect(await countQueued(page)).toBe(1);

  // The draft is removed, and no answer is readable.
  const found = await readDeviceStorage(page);
  expect(await page.evaluate((id) => localStorage.getItem(id), first.id)).toBeNull();
  expect(found).toContain('ephemeralKey');
  expect(found.replaceAll(/\s/g, '')).not.toContain(planted.slice(0, 4).join(','));
  expect(found).not.toContain('options');

  // The app is online again, but submissions are blocked: the server does not have these answers yet.
  await context.route('**/section/sealed/**', (route) => route.abort());
  await context.setOffline(false);
  await page.goto(`${here.app.address}/dashboard`);
  await expect(getCard(page, first)).toContainText('Saved on this phone, not sent yet');
  await expect(getCard(page, second)).toContainText('Start Assessment');
  await page.goto(getQuestionsUrl(second));
  await answerQuestion(page, second, 1, 2);
  await expect(page.getByText(`${second.presentation.unit} 2 of ${second.items.length}`)).toBeVisible();
  expect(await countAttempts()).toBe(0);

  await context.unroute('**/section/sealed/**');
  // Two tabs are online at the same time.
  const other = await context.newPage();
  await Promise.all([page, other].map((tab) => tab.goto(`${here.app.address}/dashboard`)));
  // A busy server rejects the first try with 503, and the next one follows later.
  await expect.poll(() => countAttempts(), { timeout: 90_000 }).toBe(1);
  await expect.poll(() => countQueued(page)).toBe(0);
  await expect(getCard(page, first)).toContainText('Completed');
  await expect(getCard(page, first)).not.toContainText('Saved on this phone');
  await page.goto(`${here.app.address}${first.routes.feedback}`);
  await expect(page.getByText(/^Answered on .* This is your first result\./)).toBeVisible();
  expect(await countAttempts()).toBe(1);
});

test('a questionnaire that displays its result before the response says that its answers are saved, and then sent', {
  tag: '@whole',
}, async ({ context }) => {
  for (const before of instruments.slice(0, instruments.indexOf(leavesFirst)))
    expect(await here.person.submit(before, someAnswers(before), before.id)).toBe(204);
  const page = await finishOffline(context, leavesFirst);
  await expect(page).toHaveURL(new RegExp(`${leavesFirst.routes.feedback}$`, 'i'));
  await expect(page.getByRole('button', { name: 'Send again' })).toBeHidden();
  expect(await countQueued(page)).toBe(1);
  expect(await countAttempts(leavesFirst)).toBe(0);
  await context.setOffline(false);
  await expect(page.getByText('Sent. We have your answers.')).toBeVisible();
  await expect(page.getByText(/^Answered on .* This is your first result\./)).toBeVisible();
  expect(await countAttempts(leavesFirst)).toBe(1);
  expect(await countQueued(page)).toBe(0);
});

test('keeps queued answers across an ended session and another person, and sends them after the login of their person', async ({
  context,
}) => {
  const page = await finishOffline(context);
  await context.clearCookies({ name: 'token' });
  await context.addCookies([{ name: 'token', value: 'ended', url: new URL(here.app.address).origin }]);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Login to your account' })).toBeVisible();
  expect(await countQueued(page)).toBe(1);

  const other = await createRegisteredPerson(here.app);
  await setSessionCookies(context, here.app, other);
  await page.goto(`${here.app.address}/dashboard`);
  await expect(page.getByText('New here?')).toBeVisible();
  await expect(page.getByText('Saved on this phone, not sent yet')).toBeHidden();
  // No answers of this person are queued, so Logout does not ask.
  await page.getByRole('button', { name: 'Bench' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Login to your account' })).toBeVisible();
  expect(await countQueued(page)).toBe(1);
  expect(await countAttempts()).toBe(0);

  await page.getByLabel('Username').fill(here.person.username);
  await page.getByLabel('Password', { exact: true }).fill(here.person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect.poll(() => countAttempts()).toBe(1);
  await expect.poll(() => countQueued(page)).toBe(0);
});

test('deletes queued answers after a confirmation, without a result', {
  tag: '@whole',
}, async ({ context }) => {
  const page = await finishOffline(context);
  await page.getByRole('button', { name: 'Delete these answers' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete these answers?' });
  await expect(dialog.getByRole('button', { name: 'Keep them' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Delete these answers' }).click();
  await expect(page.getByText('Deleted. These answers are no longer on this phone.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => countQueued(page)).toBe(0);
  await context.setOffline(false);
  await page.goto(`${here.app.address}/dashboard`);
  await expect(getCard(page, first)).toContainText('Start Assessment');
  expect(await countAttempts()).toBe(0);
});

test('explains a permanently rejected submission, and keeps it until the person deletes it', async ({
  context,
}) => {
  await context.route('**/section/sealed/**', (route) =>
    route.fulfill({
      status: 409,
      json: { code: 'version-changed', message: 'This assessment has changed since you began.' },
    }),
  );
  const page = await finishOffline(context);
  await context.setOffline(false);
  await page.goto(`${here.app.address}/dashboard`);
  const alert = page.getByRole('alert').filter({ hasText: 'your answers could not be stored' });
  await expect(alert).toContainText('This assessment has changed since you began.');
  await page.reload();
  await expect(alert).toBeVisible();
  expect(await countQueued(page)).toBe(1);
  await alert.getByRole('button', { name: 'Delete these answers' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete these answers' }).click();
  await expect(alert).toBeHidden();
  await expect.poll(() => countQueued(page)).toBe(0);
});
