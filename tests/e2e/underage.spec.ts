import { expect, test } from '@playwright/test';
import { patterns } from '#contract/paths.ts';
import { type AppProcess, startAppProcess } from '#tests/support/app-process.ts';
import { createAccount, enterBirthYear, submitProfile, createPerson } from './support/journey.ts';

/** A person under 18 is rejected, and none of their data is stored. */

const refusal = 'This program is for adults aged 18 or older.';

let program: AppProcess;
test.beforeAll(async () => {
  program = await startAppProcess();
});
test.afterAll(() => program?.stop());

test('a year of birth under 18 ends the sign-up in this tab and sends nothing', async ({ page, context }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto(`${program.address}/signUp`, { waitUntil: 'networkidle' });
  await expect(page.getByLabel('Email ID')).toHaveCount(0);
  await enterBirthYear(page, { age: 15 });
  await expect(page.getByText(refusal)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '14416', exact: true })).toBeVisible();

  await page.goBack();
  await page.goto(`${program.address}/signUp`, { waitUntil: 'networkidle' });
  await expect(page.getByText(refusal)).toBeVisible();
  await page.goto(`${program.address}/registrationForm`, { waitUntil: 'networkidle' });
  await expect(page.getByText(refusal)).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  expect(sent).toEqual([]);

  const other = await context.newPage();
  await other.goto(`${program.address}/signUp`, { waitUntil: 'networkidle' });
  await enterBirthYear(other);
  await expect(other.getByLabel('Email ID')).toBeVisible();
});

test('an age of 15 in the profile deletes the registration immediately, and a later 18 is rejected', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const person = createPerson(15);
  // Passes the first step with another year.
  await createAccount(page, program, { ...person, age: 34 });
  const answered = page.waitForResponse(/\/userInfo\//);
  await submitProfile(page, person);
  const response = await answered;
  expect(response.status()).toBe(422);
  expect(response.request().postDataJSON()).toMatchObject({ age: 15, name: '', city: '', work: '' });
  await expect(page.getByText(refusal)).toBeVisible();
  await expect(
    page.getByText('Your account has been deleted, with everything that you entered.'),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);

  await page.goBack();
  await page.goto(`${program.address}/registrationForm`, { waitUntil: 'networkidle' });
  await expect(page.getByText(refusal)).toBeVisible();
  const again = await page.request.post(response.url(), {
    data: { ...response.request().postDataJSON(), name: person.name, age: 18, education: 1, personal: '1' },
  });
  expect(again.status()).toBe(404);
  const { username, password } = person;
  const login = await page.request.post(`${program.address}/api${patterns.login}`, {
    data: { username, password },
  });
  expect(login.status()).toBe(401);
});

test('an adult who mistypes the age is asked to check it, and keeps the registration', async ({ page }) => {
  test.setTimeout(120_000);
  const person = createPerson(51);
  await createAccount(page, program, person);
  await submitProfile(page, person, '15');
  await expect(
    page.locator('form').getByText('Please check your age and year of birth.').last(),
  ).toBeVisible();
  await page.getByLabel('Age', { exact: true }).fill('51');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL(/\/dashboard$/);
});
