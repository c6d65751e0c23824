import { expect, type Page } from '@playwright/test';
import type { AppProcess } from '#tests/support/app-process.ts';
import { waitForMailedLink } from './outbox.ts';
import { tapOption } from './tap-option.ts';

/** A fixture person, unique per test. */
export interface Person {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly name: string;
  readonly age: number;
}

let count = 0;

/** Creates a person of this age with unique names and addresses. */
export function createPerson(age = 34): Person {
  count += 1;
  const id = `${process.pid % 1000}_${count}`;
  return {
    email: `reader_${id}@example.org`,
    username: `river_${id}`,
    password: 'quiet river 7',
    name: 'Meera',
    age,
  };
}

/** The year of birth for this age, or the next one. */
const getBirthYear = ({ age }: Pick<Person, 'age'>) => String(new Date().getFullYear() - age);

/** Completes the first step of the sign-up. */
export async function enterBirthYear(page: Page, person: Pick<Person, 'age'> = { age: 34 }): Promise<void> {
  await page.getByLabel('Year of birth').fill(getBirthYear(person));
  await page.getByRole('button', { name: 'Next' }).click();
}

/** Signs up, from the year of birth to the dashboard. */
export async function signUp(
  page: Page,
  app: Pick<AppProcess, 'address' | 'dataDir'>,
  person: Person,
): Promise<void> {
  await createAccount(page, app, person);
  await fillProfile(page, person);
}

/** Signs up, from the year of birth to the registration profile. */
export async function createAccount(
  page: Page,
  app: Pick<AppProcess, 'address' | 'dataDir'>,
  person: Person,
): Promise<void> {
  // Buttons of the prerendered page work after hydration.
  await page.goto(`${app.address}/signUp`, { waitUntil: 'networkidle' });
  await enterBirthYear(page, person);
  await page.getByLabel('Email ID').fill(person.email);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(
    page.getByText('We have sent a verification link to your email ID. Please click on that to proceed'),
  ).toBeVisible();
  await expect(page.getByLabel('Email ID')).toBeDisabled();

  await page.goto(await waitForMailedLink(app.dataDir, person.email), { waitUntil: 'networkidle' });
  await expect(page.getByLabel('Email ID')).toHaveValue(person.email);
  expect(page.url()).not.toContain('token=');
  await page.getByLabel('Create Username').fill(person.username);
  await page.getByLabel('Create Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Submit' }).click();
}

/** Completes the registration profile, until the dashboard is displayed. */
export async function fillProfile(page: Page, person: Person): Promise<void> {
  await submitProfile(page, person);
  await expect(page.getByText(`You are logged in as ${person.username}.`).first()).toBeVisible();
  await page.waitForURL(/\/dashboard$/);
}

/**
 * Fills in and submits the registration profile.
 * @param age the typed text
 */
export async function submitProfile(page: Page, person: Person, age = String(person.age)): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Registration', level: 1 })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Year of birth').fill(getBirthYear(person));
  await page.getByLabel('Age', { exact: true }).fill(age);
  await selectRadio(page, 'Gender', 'Female');
  await selectRadio(page, 'Highest level of education', 'Under graduation');
  await page.getByRole('radio', { name: 'Yes, show me the questions' }).check();
  await page.getByLabel(/^City/).fill('Mysuru');
  await page.getByLabel(/^What kind of work I do/).fill('School teacher');
  await selectRadio(page, 'Marital status', 'Single');
  await page.getByLabel('Which describes me best currently?').selectOption('Working');
  for (const group of await page
    .getByRole('radiogroup')
    .filter({ has: page.getByRole('radio', { name: 'Yes', exact: true }) })
    .all())
    await group.getByRole('radio', { name: 'No', exact: true }).check();
  await page
    .getByRole('radiogroup', { name: /seeking help at present/i })
    .getByRole('radio', { name: 'No', exact: true })
    .check();
  await page.getByRole('radio', { name: 'Comfortable', exact: true }).check();
  await page.getByRole('radio', { name: 'Unsure', exact: true }).check();
  await page.getByRole('checkbox', { name: /terms and conditions/i }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
}

async function selectRadio(page: Page, group: string, option: string): Promise<void> {
  await page
    .getByRole('radiogroup', { name: group })
    .getByRole('radio', { name: option, exact: true })
    .check();
}

/** Logs in on the login page, and waits for the dashboard. */
export async function logIn(page: Page, person: Pick<Person, 'username' | 'password'>): Promise<void> {
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Login successful! Redirecting...').first()).toBeVisible();
  await page.waitForURL(/\/dashboard/);
}

/**
 * Answers every statement of a choice questionnaire with the option of this number, and finishes.
 * @param by with `key` the number is pressed: a question accepts keys immediately, taps only after a delay
 */
export async function answerChoices(
  page: Page,
  items: number,
  option: (item: number) => number,
  by: 'tap' | 'key' = 'key',
): Promise<void> {
  for (let item = 1; item <= items; item += 1) {
    await expect(page.getByText(`Question ${item} of ${items}`, { exact: true })).toBeVisible();
    if (by === 'tap') await tapOption(page, option(item) - 1);
    else
      await page
        .getByRole('radio')
        .first()
        .press(String(option(item)));
  }
  await page.getByRole('button', { name: 'Finish' }).click();
}

/** Sets every card of a bipolar questionnaire to this position (-3 to 3), and finishes. */
export async function answerCards(
  page: Page,
  items: number,
  position: (item: number) => number,
  finish: string,
): Promise<void> {
  for (let item = 1; item <= items; item += 1) {
    await expect(page.getByText(`Card ${item} of ${items}`, { exact: true })).toBeVisible();
    await page.getByRole('slider').fill(String(position(item)));
    await page.getByRole('button', { name: item === items ? finish : 'Next' }).click();
  }
}
