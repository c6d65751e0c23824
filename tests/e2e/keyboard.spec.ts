import { expect, test } from '@playwright/test';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { createPerson } from './support/journey.ts';
import { type ScreenReader, startScreenReader } from './support/screen-reader.ts';
import { waitForMailedLink } from './support/outbox.ts';
import { expectAccessible } from './support/page-checks.ts';

/** From the sign-up to the dashboard by keyboard, with the announcements of a screen reader. */
let program: AppProcess;
test.beforeAll(async () => {
  program = await startAppProcess();
});
test.afterAll(() => program.stop());

async function fill(reader: ScreenReader, name: RegExp, text: string, role = 'textbox') {
  const node = await reader.tabTo(role, name);
  await reader.type(text);
  return node;
}

/** Selects a radio button by keyboard: Tab focuses the group, Space selects, arrows move. */
async function selectRadio(reader: ScreenReader, first: RegExp, chosen: string, downs: number) {
  await reader.tabTo('radio', first);
  if (downs === 0) await reader.press('Space');
  for (let i = 0; i < downs; i += 1) await reader.press('ArrowDown');
  const node = await reader.focus();
  expect([node.name, node.states]).toEqual([chosen, expect.arrayContaining(['checked'])]);
}

test('a person signs up, registers and reaches the dashboard, and logs in again', async ({ page }) => {
  const person = createPerson(34);
  const reader = await startScreenReader(page);

  reader.note('SIGN UP');
  await page.goto(`${program.address}/signUp`);
  await reader.tabTo('link', /^Skip to content$/);
  await reader.press('Enter');
  const birthYear = String(new Date().getFullYear() - person.age);
  await fill(reader, /^Year of birth$/, birthYear);
  await reader.press('Enter');
  const email = await reader.expectFocus('textbox', /^Email ID$/);
  expect(email.description).toContain('We will send a link to your e-mail.');
  await reader.type(person.email);
  expect(email.states).toContain('required');
  expect(email.description).toContain('Privacy Policy');
  await reader.press('Enter');
  await reader.expectAnnouncement(
    /^We have sent a verification link to your email ID\. Please click on that to proceed$/,
  );
  await expectAccessible(page);

  reader.note('THE MAILED LINK');
  await page.goto(await waitForMailedLink(program.dataDir, person.email));
  await reader.expectFocus('heading', /^Sign up$/);
  const own = await reader.tabTo('textbox', /^Email ID$/);
  expect(own.states).toContain('readonly');
  const username = await fill(reader, /^Create Username$/, person.username);
  expect(username.description).toContain('Do not use your real name.');
  const password = await fill(reader, /^Create Password$/, person.password);
  expect(password.description).toContain('6 to 20 characters.');
  await reader.press('Enter');
  const wrong = await reader.expectFocus('textbox', /^Confirm Password$/);
  expect(wrong.states).toContain('invalid');
  expect(wrong.description).toContain('Please confirm your password.');
  await reader.type(person.password);
  await reader.tabTo('button', /^Show password$|^Show/);
  await reader.press('Space');
  await expect(page.getByLabel('Confirm Password', { exact: true })).toHaveAttribute('type', 'text');
  await reader.tabTo('button', /^Submit$/);
  await reader.press('Enter');

  reader.note('REGISTRATION');
  await reader.expectFocus('heading', /^Registration$/);
  await reader.expectAnnouncement(/^Registration · /);
  await expectAccessible(page);
  await fill(reader, /^Name$/, person.name);
  await fill(reader, /^Year of birth$/, birthYear);
  await fill(reader, /^Age$/, String(person.age));
  await selectRadio(reader, /^Male$/, 'Transgender', 2);
  await selectRadio(reader, /^High School$/, 'Under graduation', 2);
  expect((await reader.focus()).description).toBe("Bachelor's degree");
  await selectRadio(reader, /^Yes, show me the questions$/, 'Yes, show me the questions', 0);
  await fill(reader, /^City/, 'Mysuru');
  await selectRadio(reader, /^Married$/, 'Single', 1);
  await fill(reader, /^What kind of work I do/, 'School teacher');
  await fill(reader, /^Which describes me best currently\?$/, 'Working', 'combobox');
  await selectRadio(reader, /^Yes$/, 'No', 1);
  await selectRadio(reader, /^Yes$/, 'No', 1);
  await selectRadio(reader, /^Yes, I am on medication/, 'No', 2);
  await selectRadio(reader, /^Very uncomfortable$/, 'Comfortable', 3);
  await selectRadio(reader, /^Extremely unlikely$/, 'Extremely unlikely', 0);
  reader.note('The terms are forgotten at first.');
  await reader.tabTo('button', /^Submit$/);
  await reader.press('Enter');
  await reader.expectAnnouncement(/Please fill all required fields and accept terms\./);
  await reader.tabTo('link', /^You must accept the terms$/);
  await reader.press('Enter');
  const terms = await reader.expectFocus('checkbox', /^I have read the terms/);
  expect(terms.states).toContain('invalid');
  expect(terms.description).toContain('You must accept the terms');
  await reader.press('Space');
  expect((await reader.focus()).states).toContain('checked');
  await reader.tabTo('button', /^Submit$/);
  await reader.press('Enter');
  await reader.expectAnnouncement(/You are logged in as /);

  reader.note('DASHBOARD');
  await page.waitForURL(/\/dashboard/);
  await reader.expectFocus('heading', /./);
  await reader.expectAnnouncement(/ · Wellness Check$/);
  await expectAccessible(page);
  await page.context().clearCookies();
  await page.goto(`${program.address}/login`);

  reader.note('LOGIN');
  await expectAccessible(page);
  await fill(reader, /^Username$/, person.username);
  await fill(reader, /^Password$/, person.password);
  await reader.tabTo('checkbox', /^Remember me$/);
  await reader.tabTo('button', /^Login$/);
  await reader.press('Enter');
  await reader.expectAnnouncement(/Login successful! Redirecting\.\.\./);

  await page.waitForURL(/\/dashboard/);
  await reader.expectFocus('heading', /./);
  await reader.tabTo('link', /Start Assessment/);
  console.log(`\n${reader.transcript.join('\n')}\n`);
});
