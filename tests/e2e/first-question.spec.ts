import { expect, type Page, test } from '@playwright/test';
import { base, patterns } from '#contract/paths.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { someAnswers } from '#tools/bench/client.ts';
import chain from '../../content/chain.json' with { type: 'json' };
import { instruments } from '../support/instruments.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { setSessionCookies, createRegisteredPerson } from './support/registered-person.ts';
import { tapOption } from './support/tap-option.ts';
import { watchPage } from './support/page-checks.ts';

let program: AppProcess;
test.beforeAll(async () => {
  program = await startAppProcess({ SIGNUP: 'open' });
});
test.afterAll(async () => {
  await program?.stop();
});

const [first, second] = instruments as [Instrument, Instrument];
const pairs = instruments.find(({ scale }) => scale.kind === 'bipolar') as Instrument;
const getQuestionsPath = ({ id, routes }: Instrument) => `${routes.questionnaire}/${id}`;
const getQuestionNumber = (page: Page, number: number) =>
  page.getByText(`Question ${number} of ${first.items.length}`, { exact: true });
const open = (page: Page, path: string) => page.goto(program.address + path, { waitUntil: 'commit' });

/** Blocks script files until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const blocked = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/static/js/*.js', async (route) => {
    await blocked;
    await route.continue();
  });
  return release;
}

test('the first question is displayed before any script, and an answer tapped then counts once', async ({
  page,
  context,
}) => {
  await setSessionCookies(context, program, await createRegisteredPerson(program));
  const quiet = watchPage(page, new URL(program.address).origin);
  const release = await holdScripts(page);
  await open(page, getQuestionsPath(first));
  const [item] = first.items;
  await expect(
    page.getByRole('heading', { level: 1, name: item && 'text' in item ? item.text : '' }),
  ).toBeVisible();
  const option = page.getByRole('radio').nth(3);
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio') })
    .nth(3)
    .click();
  await expect(option).toBeChecked();

  release();
  await expect(getQuestionNumber(page, 2)).toBeVisible();
  // Long enough for a second navigation.
  await page.waitForTimeout(1000);
  await expect(getQuestionNumber(page, 2)).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio').nth(3)).toBeChecked();
  quiet.expectNoErrors();
});

test('selects a slider position that was tapped before hydration', async ({ page, context }) => {
  const person = await createRegisteredPerson(program);
  for (const before of instruments.slice(0, instruments.indexOf(pairs)))
    await person.submit(before, someAnswers(before), before.id);
  await setSessionCookies(context, program, person);
  const quiet = watchPage(page, new URL(program.address).origin);
  const release = await holdScripts(page);
  await open(page, getQuestionsPath(pairs));
  await page.locator('[data-position="2"]').click();
  release();
  await expect(page.getByRole('slider')).toHaveValue('2');
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  quiet.expectNoErrors();
});

test('with a draft displays the bar, and then the question where the person stopped', async ({
  page,
  context,
}) => {
  const person = await createRegisteredPerson(program);
  await setSessionCookies(context, program, person);
  await open(page, getQuestionsPath(first));
  for (const number of [1, 2]) {
    await expect(getQuestionNumber(page, number)).toBeVisible();
    await tapOption(page, 0);
  }
  await expect(getQuestionNumber(page, 3)).toBeVisible();

  page.on('dialog', (dialog) => void dialog.accept());
  const release = await holdScripts(page);
  await open(page, getQuestionsPath(first));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
  release();
  await expect(getQuestionNumber(page, 3)).toBeVisible();
});

test('redirects visitors from protected pages to the login, and back after it', async ({ page }) => {
  const person = await createRegisteredPerson(program);
  const [slug] = chain.chapters[0]!.pages as [string];
  const release = await holdScripts(page);
  await open(page, `/${slug}`);
  await expect(page).toHaveURL(/\/login$/);
  release();
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  // The address is masked until the person has said who uses the phone.
  await expect(page.getByText('min to read')).toBeVisible();
  await expect(page).toHaveURL(/\/resourcesScreen$/);
});

test('redirects from a locked assessment after the server response, and keeps given answers', async ({
  page,
  context,
}) => {
  const person = await createRegisteredPerson(program);
  await setSessionCookies(context, program, person);
  let respond: () => void = () => undefined;
  const responded = new Promise<void>((resolve) => (respond = resolve));
  await page.route(`**${base}/api/section/progress/*`, async (route) => {
    await responded;
    await route.continue();
  });
  await open(page, getQuestionsPath(second));
  await page.getByRole('radio').nth(1).click();
  await expect(page.getByText(`Question 2 of ${second.items.length}`, { exact: true })).toBeVisible();
  respond();
  await expect(
    page.getByText('This section is locked until previous assessments are complete.').first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  const saved = await page.evaluate((id) => localStorage.getItem(id), second.id);
  expect(JSON.parse(saved ?? '{}')[String(person.userid)].options[0]).not.toBeNull();
  expect(await page.evaluate((id) => localStorage.getItem(`assessment_${id}`), second.id)).toBeNull();
});

test('requests the progress of a person once', async ({ page, context }) => {
  const person = await createRegisteredPerson(program);
  await person.submit(first, someAnswers(first), 'first-packet');
  await setSessionCookies(context, program, person);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const path = patterns.progress.replace(':userid', String(person.userid));
  const answered = page.waitForResponse(`**${path}`);
  await open(page, getQuestionsPath(second));
  await answered;
  await page.getByRole('radio').nth(1).click();
  await expect(page.getByText(`Question 2 of ${second.items.length}`, { exact: true })).toBeVisible();
  expect(calls.filter((url) => url.endsWith(path))).toHaveLength(1);
});
