import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { cookies } from '#contract/paths.ts';
import type { Consents } from '#contract/responses.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { type Client, someAnswers } from '#tools/bench/client.ts';
import { instruments } from '../support/instruments.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { waitForMailedLink } from './support/outbox.ts';
import { setSessionCookies, createRegisteredPerson } from './support/registered-person.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';

/** Login, password reset, profile correction, logout and deletion in a browser. */
const [first] = instruments as [Instrument];

let program: AppProcess;
/** Each test creates its own person; the server allows ten sign-ups per address. */
let person: Client;
test.beforeAll(async () => {
  program = await startAppProcess({ SIGNUP: 'open' });
});
test.afterAll(() => program.stop());

async function logIn(page: Page, password = person.password, remember = false) {
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (remember) await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Opens the profile page as a registered, logged-in person. */
async function openOwnProfile(page: Page) {
  person = await createRegisteredPerson(program);
  await setSessionCookies(page.context(), program, person);
  await page.goto(`${program.address}/profilePage`);
}

/** Mocks consent to older terms until newer ones are accepted; a registration cannot do this. */
async function mockOldConsent(context: BrowserContext) {
  let agreed = false;
  await context.route('**/user/consent/*', async (route) => {
    agreed ||= route.request().method() === 'POST';
    if (agreed) return route.continue();
    const response = await route.fetch();
    const consents = (await response.json()) as Consents;
    const terms = consents.terms && { ...consents.terms, version: '2020-01-01' };
    return route.fulfill({ response, json: { ...consents, terms } });
  });
}

const listStorageKeys = (page: Page) =>
  page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));

/** The storage of the device and the tab, read at an address without the app. */
async function readStorage(page: Page): Promise<Record<string, string>> {
  await page.goto(`${program.address}/api/health`);
  return page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
}

test.describe('quick exit', () => {
  test('during an assessment removes drafts, progress, cookies and session, and Back displays none of it', async ({
    page,
    context,
  }) => {
    person = await createRegisteredPerson(program);
    await setSessionCookies(context, program, person);
    await page.goto(`${program.address}/dashboard`);
    await expect(page.getByRole('button', { name: 'Bench' })).toBeVisible();
    await page.goto(`${program.address}/suicidalThoughts1`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${program.address}${first.routes.intro}`);
    await page.getByRole('link', { name: 'Start Assessment' }).click();
    await page.getByRole('radio').nth(1).click();
    await expect(page.getByText(`Question 2 of ${first.items.length}`)).toBeVisible();
    expect(await listStorageKeys(page)).toEqual(
      expect.arrayContaining([first.id, `progress_${person.userid}`, `assessment_${first.id}`]),
    );

    await page.getByRole('link', { name: 'Quick exit' }).click();
    await expect(page.getByRole('link', { name: 'Leave now' })).toBeFocused();
    // In a questionnaire, presses do nothing until the panel could be read.
    await page.waitForTimeout(800);
    await page.keyboard.press('Enter');
    await page.waitForURL('about:blank');
    expect(await context.cookies()).toEqual([]);
    // Settings of the device, and two marks without a person.
    expect(await readStorage(page)).toEqual({ left: '1', phone: 'mine', round: expect.any(String) });

    for (let step = 0; step < 5; step += 1) {
      await page.goBack().catch(() => null);
      await page.waitForTimeout(700);
      const text = await page.locator('body').innerText();
      expect(text, page.url()).not.toMatch(/Bench|Question \d|Dashboard|Logout|Login/);
    }
    const after = await context.newPage();
    await after.goto(`${program.address}/contact`);
    await expect(after.getByRole('link', { name: 'Login / Register' })).toBeVisible();
    expect(
      (await listStorageKeys(after)).filter((key) => /^(S\d|progress|assessment|returnTo)/.test(key)),
    ).toEqual([]);
    await expect
      .poll(() => person.submit(first, someAnswers(first), 'after'), { message: 'the session is dead' })
      .toBe(401);
  });
});

test('logout during an assessment removes cached pages, reading marks and the name', async ({ page }) => {
  await openOwnProfile(page);
  await page.goto(`${program.address}/suicidalThoughts1`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const getScrollPosition = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 200));
  await page.reload();
  await expect.poll(getScrollPosition, { message: 'a reload restores the scroll position' }).toBe(200);

  await page.goto(`${program.address}${first.routes.intro}`);
  await page.getByRole('link', { name: 'Start Assessment' }).click();
  await page.getByRole('radio').nth(1).click();
  await expect(page.getByText(`Question 2 of ${first.items.length}`)).toBeVisible();
  await page.getByRole('button', { name: 'Bench' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect((await listStorageKeys(page)).toSorted()).toEqual(['phone', 'round']);
  // The router stores scroll positions under neutral names when the page is left.
  const { scrolled: scrollPositions, ...rest } = await readStorage(page);
  expect(rest).toEqual({ phone: 'mine', round: expect.any(String) });
  expect(scrollPositions).not.toMatch(/\/|suicidal|assessment/i);
});

test.describe('login', () => {
  /** Expiry of the session cookies; the cookie `device` has a longer one. */
  const listExpiries = async (page: Page) =>
    Object.fromEntries(
      (await page.context().cookies())
        .filter(({ name }) => name !== cookies.device)
        .map(({ name, expires }) => [name, expires]),
    );

  test('without "Remember me" uses session cookies', async ({ page }) => {
    person = await createRegisteredPerson(program);
    await page.goto(`${program.address}/login`);
    await logIn(page);
    await page.waitForURL(/\/dashboard/);
    // Playwright returns -1 for a session cookie.
    expect(await listExpiries(page)).toEqual({ token: -1, userid: -1 });
  });

  test('with "Remember me" uses cookies of seven days', async ({ page }) => {
    person = await createRegisteredPerson(program);
    await page.goto(`${program.address}/login`);
    await logIn(page, person.password, true);
    await page.waitForURL(/\/dashboard/);
    const inSevenDays = Date.now() / 1000 + 7 * 86_400;
    for (const expires of Object.values(await listExpiries(page)))
      expect(Math.abs(expires - inSevenDays)).toBeLessThan(120);
    const { token } = await listExpiries(page);
    expect(token).toBeGreaterThan(0);
  });

  test('asks about newer terms once, between login and dashboard, and can be left', {
    tag: '@whole',
  }, async ({ page }) => {
    person = await createRegisteredPerson(program);
    await mockOldConsent(page.context());
    await page.goto(`${program.address}/login`);
    await logIn(page);
    await page.waitForURL(/\/termsUpdate$/);
    const title = page.getByRole('heading', { level: 1, name: 'Our terms have changed' });
    await expect(title).toBeFocused();
    await page.getByRole('link', { name: /^Terms of Use, version/ }).click();
    await expect(page).toHaveURL(/\/terms$/);
    await page.goBack();
    await page.getByRole('link', { name: 'profile page', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Download as JSON' })).toBeVisible();
    await page.goto(`${program.address}/termsUpdate`);
    await page.getByRole('button', { name: 'I agree to the new terms' }).click();
    // Waits for the focus on the title, which would close an open menu.
    await page.waitForURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.getByRole('button', { name: 'Bench' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page);
    await page.waitForURL(/\/dashboard/);
  });
});

test('a mailed link sets a new password, and invalidates the old one, the session and the link', async ({
  page,
}) => {
  person = await createRegisteredPerson(program);
  await page.goto(`${program.address}/login`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email ID').fill(`${person.username}@example.org`);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(
    page.getByText('We have sent a verification link to your email ID. Please click on that to proceed.'),
  ).toBeVisible();
  await expect(page.getByLabel('Email ID')).toHaveValue('');

  const link = await waitForMailedLink(program.dataDir, `${person.username}@example.org`);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeFocused();
  expect(page.url()).not.toContain('token');
  await page.getByLabel('Create Password', { exact: true }).fill('calm river 8');
  await page.getByLabel('Confirm Password', { exact: true }).fill('calm river 8');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your new password is saved. Please log in.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(await person.submit(first, someAnswers(first), 'old session')).toBe(401);

  await logIn(page);
  await expect(page.getByText('Invalid username or password.').first()).toBeVisible();
  await logIn(page, 'calm river 8');
  await page.waitForURL(/\/dashboard/);

  await page.goto(link);
  await page.getByLabel('Create Password', { exact: true }).fill('calm river 9');
  await page.getByLabel('Confirm Password', { exact: true }).fill('calm river 9');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toContainText(/link/);
});

test('a corrected profile displays the new name in the bar, also after a reload', async ({ page }) => {
  await openOwnProfile(page);
  await page.getByRole('link', { name: 'See and correct my profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeFocused();
  await expect(page.getByLabel(/^City/)).toHaveValue('Mysuru');
  await page.getByLabel('Name', { exact: true }).fill('River');
  await page.getByLabel('Age', { exact: true }).fill('41');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'River' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Age', { exact: true })).toHaveValue('41');
  await page.getByRole('link', { name: 'Back to the profile page' }).click();
  await expect(page).toHaveURL(/\/profilePage$/);
  await expect(page.getByRole('link', { name: 'See and correct my profile' })).toBeVisible();
  await expect(page.getByText('River').filter({ visible: true }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('after the deletion of the account no name is displayed, and the login is that of a visitor', async ({
  page,
}) => {
  await openOwnProfile(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(User|Bench)$/ })).toHaveCount(0);
  expect(await page.locator('body').innerText()).not.toMatch(/Bench|My Pattern|Logout/);
  await expectAccessible(page);
});

test('new screens are accessible and fit every width, light and dark', { tag: '@whole' }, async ({
  page,
  context,
}) => {
  person = await createRegisteredPerson(program);
  await setSessionCookies(context, program, person);
  await mockOldConsent(context);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const [screen, title] of [
        ['/termsUpdate', 'Our terms have changed'],
        ['/profilePage', 'Profile'],
        ['/profilePage/edit', 'My profile'],
      ] as const) {
        await page.goto(program.address + screen);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByRole('status').filter({ hasText: /loading|moment/i })).toHaveCount(0);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    }
  }
});
