import { expect, type Locator, type Page, test } from '@playwright/test';
import { instruments } from '#tests/support/instruments.ts';
import { type AppProcess, startAppProcess } from '#tests/support/app-process.ts';
import { createAccount, createPerson, fillProfile, logIn, submitProfile } from './support/journey.ts';
import { waitForMailedLink } from './support/outbox.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';

/** The way of a new person from the home page to the first question. */
let program: AppProcess;
test.beforeAll(async () => {
  program = await startAppProcess();
});
test.afterAll(() => program.stop());
test.use({ viewport: { width: 360, height: 740 } });

const first = instruments[0]!;

/** Counts each press on a control and each press into a field. A field that has the focus already needs none. */
function createFinger() {
  let taps = 0;
  return {
    count: () => taps,
    async tap(target: Locator) {
      taps += 1;
      await target.click();
    },
    async write(field: Locator, text: string) {
      await expect(field).toBeEnabled();
      if (!(await field.evaluate((element) => element === document.activeElement))) await this.tap(field);
      await field.page().keyboard.type(text);
    },
  };
}

test('the first question is at most 20 taps from the home page, without typing a password again', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const person = createPerson();
  const birthYear = String(new Date().getFullYear() - person.age);
  const finger = createFinger();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });

  await page.goto(`${program.address}/`, { waitUntil: 'networkidle' });
  await finger.tap(page.getByRole('main').getByRole('link', { name: 'Login / Register' }));
  await finger.tap(page.getByRole('link', { name: 'Click here to Register' }));
  await finger.write(page.getByLabel('Year of birth'), birthYear);
  await finger.tap(button('Next'));
  const email = page.getByLabel('Email ID');
  await expect(email).toBeFocused();
  await finger.write(email, person.email);
  await finger.tap(button('Sign up'));
  const link = await waitForMailedLink(program.dataDir, person.email);
  // The press on the link in the mail.
  const mailTap = 1;
  await page.goto(link, { waitUntil: 'networkidle' });
  await finger.write(page.getByLabel('Create Username'), person.username);
  await finger.write(page.getByLabel('Create Password', { exact: true }), person.password);
  await finger.write(page.getByLabel('Confirm Password', { exact: true }), person.password);
  await finger.tap(button('Submit'));

  await finger.write(page.getByLabel('Name', { exact: true }), person.name);
  await finger.write(page.getByLabel('Year of birth'), birthYear);
  await finger.write(page.getByLabel('Age', { exact: true }), String(person.age));
  await finger.tap(radio('Female'));
  await finger.tap(radio('High School'));
  await finger.tap(radio('Rather not say to all of these'));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await finger.tap(page.getByRole('checkbox', { name: /terms and conditions/i }));
  await finger.tap(button('Submit'));

  await page.waitForURL(/\/dashboard$/);
  await finger.tap(page.getByRole('link', { name: 'Start Assessment' }).first());
  await page.waitForURL(new RegExp(`${first.routes.intro}$`, 'i'));
  await finger.tap(page.getByRole('main').getByRole('link', { name: /^Start/ }));
  await expect(page.getByText(/^(Question|Card) 1 of/).first()).toBeVisible();
  console.log(`Taps from the home page to the first question: ${finger.count() + mailTap}`);
  expect(finger.count() + mailTap).toBeLessThanOrEqual(20);
});

/** The name and value of each cookie. */
const readCookies = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));

test('the registration logs in the next day too, when the browser was closed', async ({ browser }) => {
  test.setTimeout(180_000);
  const person = createPerson();
  const before = await browser.newContext();
  await createAccount(await before.newPage(), program, person);
  await expect.poll(async () => (await before.cookies()).map(({ name }) => name)).toContain('RegistrationId');
  // A closed browser keeps cookies with a lifetime and loses the storage of tabs.
  const cookies = (await before.cookies()).filter(({ expires }) => expires > 0);
  expect(cookies.find(({ name }) => name === 'device')).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  await before.close();
  const after = await browser.newContext();
  await after.addCookies(cookies);
  const page = await after.newPage();
  await page.goto(`${program.address}/registrationForm`, { waitUntil: 'networkidle' });
  await fillProfile(page, person);
  expect(await readCookies(page)).toMatchObject({ token: expect.any(String), userid: expect.any(String) });
  await page.goBack();
  await expect(page, 'the form is not in the history').not.toHaveURL(/registrationForm/);
  await after.close();
});

test('a registration id of another browser completes the profile, and does not log in', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const person = createPerson();
  const own = await browser.newContext();
  await createAccount(await own.newPage(), program, person);
  await expect.poll(async () => (await own.cookies()).map(({ name }) => name)).toContain('RegistrationId');
  const planted = (await own.cookies()).filter(({ name }) => name === 'RegistrationId');
  await own.close();
  const other = await browser.newContext();
  await other.addCookies(planted);
  const page = await other.newPage();
  await page.goto(`${program.address}/registrationForm`, { waitUntil: 'networkidle' });
  await submitProfile(page, person);
  await expect(page.getByText('Registration Successful! Redirecting to login...').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Login to your account' })).toBeVisible();
  expect(await readCookies(page)).not.toHaveProperty('token');
  await logIn(page, person);
  await other.close();
});
