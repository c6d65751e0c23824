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

async function fill(listener: ScreenReader, name: RegExp, text: string, role = 'textbox') {
  const node = await listener.tabTo(role, name);
  await listener.type(text);
  return node;
}

/** Selects a radio button by keyboard: Tab focuses the group, Space selects, arrows move. */
async function selectRadio(listener: ScreenReader, first: RegExp, chosen: string, downs: number) {
  await listener.tabTo('radio', first);
  if (downs === 0) await listener.press('Space');
  for (let i = 0; i < downs; i += 1) await listener.press('ArrowDown');
  const node = await listener.focus();
  expect([node.name, node.states]).toEqual([chosen, expect.arrayContaining(['checked'])]);
}

test('a person signs up, registers, logs in and reaches the dashboard', async ({ page }) => {
  const person = createPerson(34);
  const listener = await startScreenReader(page);

  listener.note('SIGN UP');
  await page.goto(`${program.address}/signUp`);
  await listener.tabTo('link', /^Skip to content$/);
  await listener.press('Enter');
  const birthYear = String(new Date().getFullYear() - person.age);
  await fill(listener, /^Year of birth$/, birthYear);
  await listener.press('Enter');
  await listener.expectFocus('heading', /^Sign up$/);
  const email = await fill(listener, /^Email ID$/, person.email);
  expect(email.states).toContain('required');
  expect(email.description).toContain('Privacy Policy');
  await listener.press('Enter');
  await listener.expectAnnouncement(
    /^We have sent a verification link to your email ID\. Please click on that to proceed$/,
  );
  await expectAccessible(page);

  listener.note('THE MAILED LINK');
  await page.goto(await waitForMailedLink(program.dataDir, person.email));
  await listener.expectFocus('heading', /^Sign up$/);
  const own = await listener.tabTo('textbox', /^Email ID$/);
  expect(own.states).toContain('readonly');
  const username = await fill(listener, /^Create Username$/, person.username);
  expect(username.description).toContain('A made-up name is best');
  const password = await fill(listener, /^Create Password$/, person.password);
  expect(password.description).toContain('6 to 20 characters.');
  await listener.press('Enter');
  const wrong = await listener.expectFocus('textbox', /^Confirm Password$/);
  expect(wrong.states).toContain('invalid');
  expect(wrong.description).toContain('Please confirm your password.');
  await listener.type(person.password);
  await listener.tabTo('button', /^Show password$|^Show/);
  await listener.press('Space');
  await expect(page.getByLabel('Confirm Password', { exact: true })).toHaveAttribute('type', 'text');
  await listener.tabTo('button', /^Submit$/);
  await listener.press('Enter');

  listener.note('REGISTRATION');
  await listener.expectFocus('heading', /^Registration$/);
  await listener.expectAnnouncement(/^Registration · /);
  await expectAccessible(page);
  await fill(listener, /^Name$/, person.name);
  await fill(listener, /^Year of birth$/, birthYear);
  await fill(listener, /^Age$/, String(person.age), 'spinbutton');
  await listener.tabTo('textbox', /^Phone/);
  await fill(listener, /^City/, 'Mysuru');
  await selectRadio(listener, /^Male$/, 'Female', 1);
  await selectRadio(listener, /^Married$/, 'Single', 1);
  await fill(listener, /^What kind of work I do/, 'School teacher');
  await fill(listener, /^Highest level of education$/, 'Under', 'combobox');
  await fill(listener, /^Which describes me best currently\?$/, 'Working', 'combobox');
  await selectRadio(listener, /^Yes$/, 'No', 1);
  await selectRadio(listener, /^Yes$/, 'No', 1);
  await selectRadio(listener, /^Yes, I am on medication/, 'No', 2);
  await selectRadio(listener, /^Very uncomfortable$/, 'Comfortable', 3);
  await selectRadio(listener, /^Extremely unlikely$/, 'Extremely unlikely', 0);
  listener.note('The terms are forgotten at first.');
  await listener.tabTo('button', /^Submit$/);
  await listener.press('Enter');
  await listener.expectAnnouncement(/Please fill all required fields and accept terms\./);
  await listener.tabTo('link', /^Terms$/);
  await listener.press('Enter');
  const terms = await listener.expectFocus('checkbox', /^I have read the terms/);
  expect(terms.states).toContain('invalid');
  expect(terms.description).toContain('You must accept the terms');
  await listener.press('Space');
  expect((await listener.focus()).states).toContain('checked');
  await listener.tabTo('button', /^Submit$/);
  await listener.press('Enter');
  await listener.expectAnnouncement(/Registration Successful! Redirecting to login\.\.\./);

  listener.note('LOGIN');
  await listener.expectFocus('heading', /^Login to your account$/);
  await listener.expectAnnouncement(/^Login to your account · /);
  await expectAccessible(page);
  await fill(listener, /^Username$/, person.username);
  await fill(listener, /^Password$/, person.password);
  await listener.tabTo('checkbox', /^Remember me$/);
  await listener.tabTo('button', /^Login$/);
  await listener.press('Enter');
  await listener.expectAnnouncement(/Login successful! Redirecting\.\.\./);

  listener.note('DASHBOARD');
  await page.waitForURL(/\/dashboard/);
  await listener.expectFocus('heading', /./);
  await listener.expectAnnouncement(/ · Wellness Check$/);
  await expectAccessible(page);
  await listener.tabTo('link', /Start Assessment/);
  console.log(`\n${listener.transcript.join('\n')}\n`);
});
