import { expect, test } from '@playwright/test';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { instruments } from '../support/instruments.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { logIn } from './support/journey.ts';
import { setSessionCookies, createRegisteredPerson } from './support/registered-person.ts';
import { watchPage } from './support/page-checks.ts';

let program: AppProcess;
test.beforeAll(async () => {
  program = await startAppProcess({ SIGNUP: 'open' });
});
test.afterAll(() => program.stop());

const [first, second] = instruments as [Instrument, Instrument];

test('redirects a visitor from every protected and every unknown address to the login page', async ({
  page,
}) => {
  const quiet = watchPage(page, new URL(program.address).origin);
  const routes = instruments.flatMap(({ id, routes: { intro, questionnaire, feedback, combined } }) => [
    intro,
    `${questionnaire}/${id}`,
    feedback,
    combined,
  ]);
  for (const route of [
    ...routes,
    '/dashboard',
    '/DASHBOARD',
    '/dashboard-start',
    '/myPatternScreen',
    '/WellBeing11',
    '/nowhere',
  ]) {
    await page.goto(program.address + route);
    await expect(page, route).toHaveURL(/\/login$/);
  }
  await expect(page.getByRole('heading', { name: 'Login to your account' })).toBeVisible();
  quiet.expectNoErrors();
});

test('Back does not display a page that the browser has cached to a visitor whose session has ended', async ({
  page,
  context,
}) => {
  await setSessionCookies(context, program, await createRegisteredPerson(program));
  await page.goto(`${program.address}/wellBeing1`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${program.address}/team`);
  await context.clearCookies();
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
});

test('every public address has its own page for visitors', { tag: '@whole' }, async ({ page }) => {
  const quiet = watchPage(page, new URL(program.address).origin);
  for (const route of [
    '/',
    '/team',
    '/terms',
    '/privacy-policy',
    '/accessibility',
    '/contact',
    '/login',
    '/signUp',
    '/forgetPassword',
    '/resetPassword',
  ]) {
    await page.goto(program.address + route);
    await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
    expect(page.url(), route).not.toMatch(route === '/login' ? /nowhere/ : /\/login$/);
  }
  quiet.expectNoErrors();
});

test('displays "Page not found" at an unknown address to a logged-in person, with a link back', async ({
  page,
  context,
}) => {
  await setSessionCookies(context, program, await createRegisteredPerson(program));
  await page.goto(`${program.address}/nowhere`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/nowhere/);
});

test('redirects from a locked assessment to the dashboard with a message', async ({ page, context }) => {
  await setSessionCookies(context, program, await createRegisteredPerson(program));
  await page.goto(`${program.address}${second.routes.questionnaire}/${second.id}`);
  await expect(
    page.getByText('This section is locked until previous assessments are complete.').first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard(-start)?$/);
});

test('rejects a questionnaire address with an unknown section id, with a message', async ({
  page,
  context,
}) => {
  await setSessionCookies(context, program, await createRegisteredPerson(program));
  await page.goto(`${program.address}${first.routes.questionnaire}/${second.id}`);
  await expect(page.getByText('Invalid section. Please try again.').first()).toBeVisible();
});

test('displays the same message for any wrong credentials, and keeps the username', async ({ page }) => {
  await page.goto(`${program.address}/login`);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Username is required.')).toBeVisible();
  await expect(page.getByText('Password is required.')).toBeVisible();
  await page.getByLabel('Username').fill('nobody_here');
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Invalid username or password.').first()).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('nobody_here');
});

test('can be answered by keyboard: arrows select, a number key selects and moves on', async ({
  page,
  context,
}) => {
  await setSessionCookies(context, program, await createRegisteredPerson(program));
  await page.goto(`${program.address}${first.routes.questionnaire}/${first.id}`);
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.waitForTimeout(600);
  await expect(page.getByText(`Question 1 of ${first.items.length}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  await page.keyboard.press('3');
  await expect(page.getByText(`Question 2 of ${first.items.length}`, { exact: true })).toBeVisible();
});

test('after logout in one tab another tab displays no name, and has a separate page after a new login', async ({
  page: one,
  context,
}) => {
  const [bench, ravi] = [await createRegisteredPerson(program), await createRegisteredPerson(program)];
  await context.route(`**/user/getName/${ravi.userid}`, (route) => route.fulfill({ json: 'Ravi' }));
  await setSessionCookies(context, program, bench);
  const other = await context.newPage();
  /** Headless tabs are always visible, so the event is dispatched by hand. */
  const focusTab = () => other.evaluate(() => void window.dispatchEvent(new Event('focus')));
  await other.goto(`${program.address}${first.routes.intro}`);
  await expect(other.getByRole('button', { name: 'Bench' })).toBeVisible();
  await one.goto(`${program.address}/team`);
  await one.getByRole('button', { name: 'Bench' }).click();
  await one.getByRole('button', { name: 'Logout' }).click();
  await expect(one).toHaveURL(/\/login$/);
  await focusTab();
  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByText('Bench')).toHaveCount(0);

  await logIn(one, bench);
  await other.goto(`${program.address}/profilePage`);
  await expect(other.getByRole('button', { name: 'Bench' })).toBeVisible();
  const refused: string[] = [];
  other.on('response', (response) => {
    if ([401, 403].includes(response.status())) refused.push(response.url());
  });
  await one.goto(`${program.address}/login`);
  await logIn(one, ravi);
  await other.getByRole('link', { name: 'My Pattern' }).click();
  await expect(other.getByRole('button', { name: 'Ravi' })).toBeVisible();
  await expect(other).toHaveURL(/\/dashboard/);
  await expect(other.getByRole('link', { name: 'Start Assessment' }).first()).toBeVisible();
  await other.getByRole('link', { name: 'My Pattern' }).click();
  await expect(other).toHaveURL(/\/myPatternScreen$/);
  expect(refused, "requests for another person's data were rejected").toEqual([]);
});

test('ignores an invalid cookie', async ({ page, context }) => {
  await context.addCookies([
    { name: 'token', value: '%E0%A4%A', url: new URL(program.address).origin },
    { name: 'userid', value: '1', url: new URL(program.address).origin },
  ]);
  await page.goto(`${program.address}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Login to your account' })).toBeVisible();
  await page.goto(`${program.address}/team`);
  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
});
