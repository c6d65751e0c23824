import { expect, type Page, test } from '@playwright/test';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { type AppProcess, startAppProcess } from '#tests/support/app-process.ts';
import settings from '../../content/settings.json' with { type: 'json' };
import { instruments } from '../support/instruments.ts';
import { answerChoices, createAccount, createPerson, logIn, submitProfile } from './support/journey.ts';
import { expectAccessible } from './support/page-checks.ts';
import { readDeviceStorage } from './support/read-device-storage.ts';

/** Questions without an account, and the account that takes their answers over. */
test.use({ viewport: { width: 360, height: 740 } });

const section = instruments.find(({ id }) => id === settings.trial.section) as Instrument;
const count = section.items.length;
/** Not all the same, so that a stored list would be found. */
const middling = (item: number) => (item % 3) + 1;

let app: AppProcess;
test.beforeAll(async () => {
  app = await startAppProcess();
});
test.afterAll(() => app?.stop());

/** Opens the home page and taps through to the first question. Returns the number of taps. */
async function begin(page: Page, year = 1994): Promise<number> {
  await page.goto(`${app.address}/`, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Try now, nothing is saved' }).click();
  // A tap focuses the field, which opens the keyboard of a phone.
  await page.getByLabel('Year of birth').click();
  await page.keyboard.type(String(year));
  await page.getByRole('button', { name: 'Next' }).click();
  return 3;
}

const expectQuestion = (page: Page, number: number) =>
  expect(page.getByText(`Question ${number} of ${count}`, { exact: true })).toBeVisible();

async function openResult(page: Page, option = middling): Promise<void> {
  await begin(page);
  await answerChoices(page, count, option);
  await expect(page.getByRole('heading', { name: section.title, level: 1 })).toBeFocused();
}

/** What the browser stores, with the state of the history entry. Scroll positions are the only expected value. */
async function dump(page: Page): Promise<string> {
  const state = await page.evaluate(() => JSON.stringify(window.history.state));
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return `${state} ${(await readDeviceStorage(page)).replaceAll(/"scrolled":"[^\]]*?}"/g, '')} ${keys.filter((key) => key !== 'scrolled').join()}`;
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('trialAnswers'));

test('three taps lead to the first question, and the answers reach a new account only after a Yes', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || new URL(request.url()).search) sent.push(request.url());
  });
  expect(await begin(page)).toBe(3);
  await expectQuestion(page, 1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page);
  await answerChoices(page, count, middling);
  await expect(page.getByText('This is your first result.')).toBeVisible();
  await expect(page.getByText('You had some stress in the last 30 days')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'One small step' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save this step' })).toHaveCount(0);
  await expect(page).toHaveTitle(settings.homeScreenName);
  await expectAccessible(page);
  expect(sent).toEqual([]);
  expect(await dump(page)).toMatch(/^\{"usr":null,"key":"\w+","idx":1\} \[\{\},\{\},""\] $/);
  expect(await page.context().cookies()).toEqual([]);

  await page.getByRole('button', { name: 'Keep my answers' }).click();
  await expect(page).toHaveURL(/\/signUp$/);
  expect(Object.keys(JSON.parse((await stored(page)) ?? ''))).toEqual(['sectionId', 'finishedAt', 'sealed']);
  expect(sent).toEqual([]);

  const person = createPerson(32);
  await createAccount(page, app, person);
  await submitProfile(page, person);
  await page.waitForURL(/\/(login|dashboard)$/);
  if (page.url().endsWith('/login')) await logIn(page, person);
  await expect(page.getByRole('heading', { name: 'Keep your first answers?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, keep them' }).click();
  await expect(page.getByText('Your first answers are in your account.')).toBeVisible();
  expect(await stored(page)).toBeNull();

  const card = page.getByRole('listitem').filter({ hasText: section.title }).getByRole('link');
  await expect(card).toContainText('Completed');
  await card.click();
  await expect(page.getByText('This is your first result.')).toBeVisible();
  // The next section is the first: the answers have unlocked nothing.
  await expect(page.getByRole('link', { name: new RegExp(`^Next: ${instruments[0]?.title}`) })).toBeVisible();
});

test('puts help first after very heavy answers, and the tab stores nothing about it', async ({ page }) => {
  await openResult(page, () => 5);
  const urgent = page.getByRole('complementary', { name: 'Please talk to someone today.' });
  await expect(urgent.getByRole('link', { name: 'In danger now: call 112' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  expect(await dump(page)).toMatch(/ \[\{\},\{\},""\] $/);
  // The way back from the help page costs no answers.
  await urgent.getByRole('link', { name: 'I cannot talk now' }).click();
  await expect(page.getByRole('heading', { name: 'If you cannot talk now', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(urgent).toBeVisible();
});

test('a year under 18 leads to lines for the young, and to no question', async ({ page }) => {
  await begin(page, new Date().getFullYear() - 15);
  await expect(page.getByText('This program is for adults aged 18 or older.')).toBeVisible();
  await expect(page.getByRole('link', { name: /14416/ }).last()).toBeVisible();
  await expect(page.getByText(/^Question 1/)).toHaveCount(0);
  await expectAccessible(page);
});

test('warns before a reload, and before a link loses answers; a new start has none of them', async ({
  page,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  await begin(page);
  await page.reload();
  expect(dialogs).toEqual([]);
  await begin(page);
  await page.getByRole('radio').first().press('1');
  await expectQuestion(page, 2);
  // Back and Forward cost no answers.
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Try now, nothing is saved' })).toBeVisible();
  await page.goForward();
  await expectQuestion(page, 2);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('they are lost');
  await page.getByRole('button', { name: 'Exit', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.goto(`${app.address}/`);
  await page.getByRole('link', { name: 'Try now, nothing is saved' }).click();
  await expect(page.getByLabel('Year of birth')).toHaveValue('');

  await begin(page);
  await page.getByRole('radio').first().press('1');
  await expectQuestion(page, 2);
  await page.reload();
  expect(dialogs).toEqual(['beforeunload']);
  await expect(page.getByLabel('Year of birth')).toBeVisible();
});

test('kept answers are deleted by a button and by the quick exit', async ({ page }) => {
  await openResult(page);
  await page.getByRole('button', { name: 'Delete now' }).click();
  await expect(page.getByRole('heading', { name: 'Your answers are deleted' })).toBeFocused();
  await expectAccessible(page);

  const keep = async () => {
    await openResult(page);
    await page.getByRole('button', { name: 'Keep my answers' }).click();
    await expect(page).toHaveURL(/\/signUp$/);
    expect(await stored(page)).not.toBeNull();
  };
  await keep();
  await page.goto(`${app.address}/try-now`, { waitUntil: 'networkidle' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete these answers' }).click();
  expect(await stored(page)).toBeNull();

  await keep();
  const exit = page.getByRole('banner').locator('a, button').filter({ hasText: 'Quick exit' });
  await exit.click();
  await page.getByRole('link', { name: 'Leave now' }).click();
  await page.waitForURL('about:blank');
  await page.goto(`${app.address}/robots.txt`);
  expect(await stored(page)).toBeNull();
});
