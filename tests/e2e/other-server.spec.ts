import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { instruments } from '../support/instruments.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { type StubServer, startStub, stubPerson, stubScores } from '../support/stub-server.ts';
import { storeDraft } from './support/leave-answered.ts';
import { ensureBuild } from './support/builds.ts';
import { enterBirthYear, submitProfile, createPerson } from './support/journey.ts';
import { answerPhoneQuestion } from './support/registered-person.ts';
import { tapOption } from './support/tap-option.ts';

/** The site, built for another server that implements only the two specifications. */
let stub: StubServer;
let program: AppProcess;
test.beforeAll(async () => {
  const site = join(await ensureBuild('foreign'), 'site');
  const origin = new URL(readFileSync(join(site, 'connect-src.txt'), 'utf8'));
  stub = await startStub(Number(origin.port));
  program = await startAppProcess({ SITE_DIR: site });
});
test.afterAll(async () => {
  await program?.stop();
  await stub?.stop();
});

/** The stub has scores only for the first section. */
const [first] = instruments as [Instrument];
const [values] = stubScores.feedback as [number[]];
/** Requests to our own API, of which there must be none. */
let toOurs: string[];
let complaints: string[];

test.beforeEach(async ({ page, context }) => {
  await answerPhoneQuestion(context);
  stub.network = 'ok';
  stub.isMalformed = false;
  stub.received.length = 0;
  toOurs = [];
  complaints = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${program.address}/api`)) toOurs.push(request.url());
  });
  page.on('console', (message) => {
    // The browser logs errors and failed requests, and the app logs the messages of the error catalogue.
    if (
      message.type() === 'error' &&
      !/Failed to load resource|net::ERR|^(API error|Error fetching|Failed to fetch report)|The name lookup answered/.test(
        message.text(),
      )
    )
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
});

/** Requests have no custom headers, and only the other server is called. */
function expectPlainCalls() {
  for (const { method, path, headers } of stub.received) {
    expect(headers, `${method} ${path}`).not.toHaveProperty('idempotency-key');
    expect(headers, `${method} ${path}`).not.toHaveProperty('instrument-version');
    expect(headers, `${method} ${path}`).not.toHaveProperty('cookie');
    const requestedHeaders = headers['access-control-request-headers'] ?? '';
    expect(
      requestedHeaders
        .split(',')
        .filter((name) => !['', 'authorization', 'content-type'].includes(name.trim())),
    ).toEqual([]);
  }
  const summaries = stub.received.filter(({ path }) => path.startsWith('/section/summary/'));
  for (const { headers } of summaries) expect(headers).not.toHaveProperty('authorization');
  expect(toOurs).toEqual([]);
  expect(complaints).toEqual([]);
}

async function logIn(page: Page, password = stubPerson.password) {
  await page.goto(`${program.address}/login`);
  await page.getByLabel('Username').fill(stubPerson.username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Resumes the first section at its last question, and leaves Finish to the test. */
async function answerLast(page: Page) {
  const { items, routes } = first;
  const before = items.slice(1).map((_, at) => 1 + (at % 3));
  await storeDraft(page, program, stubPerson, first, before);
  await page.goto(`${program.address}${routes.intro}`);
  await page.getByRole('link', { name: `Continue · ${items.length} of ${items.length}` }).click();
  await expect(page.getByText(`Question ${items.length} of ${items.length}`, { exact: true })).toBeVisible();
  await tapOption(page, 1);
}

async function answerFirst(page: Page) {
  await answerLast(page);
  await page.getByRole('button', { name: 'Finish' }).click();
}

test('login, dashboard, an assessment, feedback, summary and logout work with the specified API', async ({
  page,
}) => {
  await logIn(page, 'a wrong one');
  await expect(page.getByText('Invalid username or password.').first()).toBeVisible();
  await logIn(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Locked', { exact: true })).toHaveCount(instruments.length - 1);
  await expect(page.getByRole('button', { name: stubPerson.name, exact: true })).toBeVisible();

  stub.rejectNextWith = 200;
  await answerFirst(page);
  await expect(page.getByText(first.messages.rejected).first(), 'only a 204 is a success').toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('Assessment submitted successfully').first()).toBeVisible();
  await page.waitForURL(new RegExp(`${first.routes.feedback}$`, 'i'));
  for (const value of values) {
    await expect(page.getByRole('img', { name: new RegExp(`\\b${value}\\b`) }).first()).toBeVisible();
  }

  await page.goto(`${program.address}/dashboard`);
  await expect(page.getByText('02/11/2026')).toHaveCount(1);
  await expect(page.getByText('Not Attempted')).toHaveCount(1);
  await page.goto(`${program.address}/patternSummary`);
  await expect(page.getByText(/GOOD GOING|DOING OKAY|NEEDS YOUR ATTENTION/).first()).toBeVisible();
  await expect(page.getByText('NOT CALCULATED YET').first()).toBeVisible();

  await page.getByRole('button', { name: stubPerson.name, exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.context().cookies()).toEqual([]);
  expectPlainCalls();
});

test('sections without answers say so, and features that the server lacks are reported or hidden', async ({
  page,
}) => {
  await logIn(page);
  await expect(page).toHaveURL(/\/dashboard/);
  for (const { routes } of instruments.slice(1)) {
    await page.goto(`${program.address}${routes.feedback}`);
    await expect(page.getByText(/Not Available|yet to be calculated/).first()).toBeVisible();
  }
  await page.goto(`${program.address}/profilePage`);
  await expect(page.getByText(stubPerson.name).first()).toBeVisible();
  await expect(page.getByText('Download my data')).toHaveCount(0);
  await expect(page.getByText('Delete my account')).toHaveCount(0);

  await page.goto(`${program.address}/contact`);
  await page.getByLabel('Username').fill('river');
  await page.getByLabel('Email ID').fill('river@example.org');
  await page.getByLabel('Age', { exact: true }).fill('40');
  await page.getByLabel('Gender').fill('woman');
  // Another server does not support complaints.
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByLabel('Message').fill('A question about the program');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(/Messages cannot be sent from here/).first()).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('A question about the program');
  expectPlainCalls();
});

/** Values that must never be displayed, whatever the server returns. */
async function expectNoRawValues(page: Page, path: string) {
  const text = await page.locator('body').innerText();
  expect(text, path).not.toMatch(/This part did not load|undefined|NaN|\[object|<b>|Invalid Date/);
}

test('displays everything valid in responses with null entries, lists for texts, and invalid times and names', {
  tag: '@whole',
}, async ({ page }) => {
  await logIn(page);
  await expect(page).toHaveURL(/\/dashboard/);
  await answerFirst(page);
  await page.waitForURL(new RegExp(`${first.routes.feedback}$`, 'i'));
  stub.isMalformed = true;
  for (const [path, words] of [
    ['/dashboard', /Completed/],
    [first.routes.feedback, /Psychological/],
    ['/patternSummary', /GOOD GOING|DOING OKAY|NEEDS YOUR ATTENTION/],
    ['/myPatternScreen', /Overall Summary/],
    ['/myPatternFeedback', /Psychological/],
    ['/profilePage', /Not Available/],
  ] as const) {
    await page.goto(program.address + path);
    await expect(page.getByText(words).first(), path).toBeVisible();
    await page.waitForTimeout(500);
    await expectNoRawValues(page, path);
    await expect(page.getByText(/Updated on\s*$/), path).toHaveCount(0);
  }
  await page.goto(program.address + first.routes.feedback);
  await expect(page.getByRole('img', { name: /\b88\b/ }).first()).toBeVisible();
  expectPlainCalls();
});

test('makes no false statement if every response is an error page', async ({ page }) => {
  await logIn(page);
  await expect(page).toHaveURL(/\/dashboard/);
  stub.network = 'down';
  await page.goto(`${program.address}/dashboard`);
  await expect(page.getByText('We could not load your latest results.')).toBeVisible();
  await expect(page.getByText('Locked', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Not Attempted')).toHaveCount(0);
  await page.goto(`${program.address}/profilePage`);
  await expect(page.getByText('Not Available')).toBeVisible();
  await expect(page.getByText('Download my data')).toHaveCount(0);
  await expect(page.getByText('Delete my account')).toHaveCount(0);
  stub.network = 'ok';
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(stubPerson.name).first()).toBeVisible();
  expectPlainCalls();
});

test('asks for the address if the server does not know the owner of a link', async ({ page }) => {
  await page.goto(`${program.address}/verifySignUp?token=made-up`);
  await expect(page.getByLabel('Email ID')).toBeEditable();
  await expect(page.getByLabel('Create Username')).toBeVisible();
});

test('sign-up, forgotten password and registration accept its plain responses', { tag: '@whole' }, async ({
  page,
}) => {
  await page.goto(`${program.address}/signUp`);
  await enterBirthYear(page);
  await page.getByLabel('Email ID').fill('river@example.org');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('We have sent a verification link to your email ID').first()).toBeVisible();
  await page.goto(`${program.address}/forgetPassword`);
  await page.getByLabel('Email ID').fill('river@example.org');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Please check your email').first()).toBeVisible();
  await page.goto(`${program.address}/registrationForm`);
  await enterBirthYear(page);
  await page.getByLabel('Email ID').fill('river@example.org');
  await page.getByLabel(/Username/).fill('river_42');
  await page.getByLabel('Password', { exact: true }).fill('quiet river 7');
  await page.getByLabel('Confirm Password', { exact: true }).fill('quiet river 7');
  await page.getByRole('button', { name: 'Submit' }).click();
  await submitProfile(page, createPerson());
  await expect(page.getByText('Registration Successful! Redirecting to login...').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Login to your account' })).toBeVisible();
  const sent = stub.received.find(({ method, path }) => method === 'POST' && path === '/user/userInfo/7');
  expect(sent?.body).toMatchObject({ name: 'Meera', personal: '1' });
  for (const ours of ['terms', 'research', 'researchText', 'notice', 'details'])
    expect(sent?.body).not.toHaveProperty(ours);
  expect(JSON.stringify(stub.received)).not.toContain('birthYear');
  expectPlainCalls();
});

test('displays a busy state and then the page if every response takes three seconds', {
  tag: '@whole',
}, async ({ page }) => {
  stub.network = 'slow';
  const patient = { timeout: 30_000 };
  await logIn(page);
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/, patient);
  await expect(page.getByText('Loading your dashboard...')).toBeVisible();
  await expect(page.getByRole('button', { name: '...', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Assessment' }).first()).toBeVisible(patient);
  await expect(page.getByRole('button', { name: stubPerson.name, exact: true })).toBeVisible(patient);
  await answerFirst(page);
  await page.waitForURL(new RegExp(`${first.routes.feedback}$`, 'i'), patient);
  await expect(page.getByText('Loading your results...')).toBeVisible();
  await expect(page.getByRole('img', { name: new RegExp(`\\b${values[4]}\\b`) }).first()).toBeVisible(
    patient,
  );
  expectPlainCalls();
});

test('without network displays a message, keeps the answers, and continues once online', {
  tag: '@whole',
}, async ({ page }) => {
  stub.network = 'cut';
  await logIn(page);
  await expect(page.getByText('Login failed. Please try again.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  stub.network = 'ok';
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  await answerLast(page);
  stub.network = 'cut';
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText(first.messages.failed).first()).toBeVisible();
  stub.network = 'ok';
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.waitForURL(new RegExp(`${first.routes.feedback}$`, 'i'));

  stub.network = 'cut';
  for (const [path, words] of [
    [first.routes.feedback, /Not Available/],
    ['/dashboard', /We could not load your latest results/],
    ['/patternSummary', /Not Available/],
    ['/myPatternScreen', /could not be fetched|No report found/],
  ] as const) {
    await page.goto(program.address + path);
    await expect(page.getByText(words).first(), path).toBeVisible({ timeout: 20_000 });
  }
  await page.getByRole('button', { name: 'User', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page, 'logout is local').toHaveURL(/\/login$/);
  expect(await page.context().cookies()).toEqual([]);
  expectPlainCalls();
});
