import { expect, type Page, test } from '@playwright/test';
import { type Program, startProgram } from '../support/program.ts';
import { enter, registered } from './support/registered.ts';
import { expectAccessible, watch } from './support/watch.ts';

/** Public pages before the program has come: worried people, a cheap phone, a slow line. */
let program: Program;
test.beforeAll(async () => {
  program = await startProgram({ SIGNUP: 'open' });
});
test.afterAll(() => program.stop());

const origin = () => new URL(program.address).origin;
const help = (page: Page) => page.getByRole('button', { name: 'Need to talk?' });
const number = (page: Page) => page.getByRole('link', { name: 'Call 14416' });

/** Names of the script files that were asked for. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) names.push(/([^/]+)\.[^.]+\.js$/.exec(request.url())?.[1] ?? '');
  });
  return names;
}

/** A line on which every script but the small one takes its time. */
async function slowLine(
  page: Page,
  { early = 0, program: late = 1500 }: { early?: number; program?: number },
) {
  await page.route('**/static/js/*.js', async (route) => {
    const ms = /\/early\.[^/]+$/.test(route.request().url()) ? early : late;
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue().catch(() => undefined);
  });
}

/** The phone saves data: nothing is fetched ahead. */
const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

test('help, menu and links of a page that is only read need none of the program', async ({ page }) => {
  const quiet = watch(page, origin());
  await saveData(page);
  const scripts = scriptsOf(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${program.address}/`);
  await help(page).click();
  await expect(help(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(number(page)).toBeVisible();
  await expect(number(page)).toHaveAttribute('href', 'tel:14416');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(number(page)).toBeHidden();
  await expect(help(page)).toBeFocused();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await expect(page.getByRole('group', { name: 'Main' })).toBeHidden();
  await page.getByRole('button', { name: 'Indicator 5 of 7' }).click();
  await expect(page.getByRole('button', { name: 'Indicator 5 of 7' })).toHaveAttribute(
    'aria-current',
    'true',
  );

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('group', { name: 'Main' }).getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveTitle(/^Team/);
  await page.goto(`${program.address}/terms`);
  await page.waitForTimeout(500);
  expect(new Set(scripts)).toEqual(new Set(['early']));
  quiet.allQuiet();
});

test('where the line is good the program is fetched ahead, and not run', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto(`${program.address}/terms`);
  await expect.poll(() => scripts).toContain('program');
  expect(await page.evaluate(() => Object.keys(document.getElementById('root') ?? {}))).toEqual([]);
});

test('a tap fifty milliseconds after the page is there is kept until somebody can answer it', async ({
  page,
}) => {
  const quiet = watch(page, origin());
  await slowLine(page, { early: 1200, program: 2000 });
  await page.goto(`${program.address}/login`, { waitUntil: 'commit' });
  const eye = page.getByRole('button', { name: 'Show password' });
  await eye.waitFor();
  await page.waitForTimeout(50);
  await eye.click({ noWaitAfter: true });
  await page.getByLabel('Password', { exact: true }).fill('quiet river 7');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('quiet river 7');
  quiet.allQuiet();
});

test('Enter pressed early logs in once the program is there, once', async ({ page }) => {
  const person = await registered(program);
  await saveData(page);
  await slowLine(page, {});
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/user/login')) sent.push(request.postDataJSON());
  });
  await page.goto(`${program.address}/login`);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
  expect(sent).toEqual([{ username: person.username, password: person.password }]);
});

test('what was open stays open when the program comes', { tag: '@whole' }, async ({ page }) => {
  const quiet = watch(page, origin());
  await slowLine(page, {});
  await page.goto(`${program.address}/contact`);
  await page.getByLabel('Username').fill('Meera');
  await help(page).click();
  await expect.poll(() => page.evaluate(() => document.getElementById('late'))).toBeNull();
  await expect(number(page)).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('Meera');
  await page.keyboard.press('Escape');
  await expect(number(page)).toBeHidden();
  quiet.allQuiet();
});

test('what is typed into a translated page stays in the field, with the focus', async ({ page }) => {
  await saveData(page);
  await page.goto(`${program.address}/login`);
  // As page translation does it: React discards this markup.
  await page.evaluate(() => {
    for (const label of document.querySelectorAll('main label')) {
      const words = document.createElement('font');
      words.append(...label.childNodes);
      label.append(words);
    }
  });
  const username = page.locator('main input').first();
  await username.pressSequentially('river_77', { delay: 60 });
  await page.waitForFunction(() => !document.querySelector('form[method="dialog"]'));
  await expect(username).toHaveValue('river_77');
  await expect(username).toBeFocused();
});

test('a message that was begun stands there again after a reload', async ({ page }) => {
  const quiet = watch(page, origin());
  const message = () => page.getByLabel('Message (optional)');
  await page.goto(`${program.address}/contact`);
  await message().fill('Could the pages be printed?');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('/contact'))).toContain('printed?');
  await page.reload();
  await expect(message()).toHaveValue('Could the pages be printed?');
  quiet.allQuiet();
});

test('a message that was typed while the program was lost stands there after the page is loaded again', async ({
  page,
}) => {
  const scripts = /static\/js\//;
  await page.goto(`${program.address}/contact`, { waitUntil: 'networkidle' });
  await page.route(scripts, (route) => route.abort());
  await page.getByLabel('Message (optional)').fill('Could the pages be printed?');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.unroute(scripts);
  await page.getByRole('link', { name: 'Load the page again' }).click();
  await expect(page.getByLabel('Message (optional)')).toHaveValue('Could the pages be printed?');
});

test.describe('quick exit', () => {
  const leftBehind = (page: Page) => page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));

  test('with the small script alone: the first press says what it removes, the second leaves', async ({
    page,
    context,
  }) => {
    await enter(context, program, await registered(program));
    await slowLine(page, { program: 60_000 });
    await page.goto(`${program.address}/`);
    await page.evaluate(() => {
      localStorage.setItem('S1', '{}');
      localStorage.setItem('reading_4711', '{}');
      sessionStorage.setItem('returnTo', '{}');
      return Promise.all(
        ['program-1', 'program-2', 'read'].map((kept) => caches.open(`wellness-check-${kept}`)),
      );
    });
    const exit = page.getByRole('link', { name: 'Quick exit' });
    await exit.click();
    await expect(page.getByRole('link', { name: 'Leave now' })).toBeFocused();
    await exit.click();
    await page.waitForURL('about:blank');
    await expect.poll(() => context.cookies()).toEqual([]);
    await page.goBack().catch(() => null);
    await expect(page).toHaveURL('about:blank');
    const other = await context.newPage();
    await other.goto(`${program.address}/terms`);
    expect(await leftBehind(other)).toEqual([]);
    expect(await other.evaluate(() => caches.keys())).toEqual([]);
  });

  test('what was typed before the program had come goes as well', async ({ page }) => {
    await slowLine(page, { program: 60_000 });
    await page.goto(`${program.address}/contact`);
    await page.getByLabel('Message (optional)').fill('Nobody may read this.');
    await page.getByRole('link', { name: 'Quick exit' }).click();
    await page.getByRole('link', { name: 'Leave now' }).click();
    await page.waitForURL('about:blank');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(`${program.address}/terms`);
    expect(await leftBehind(page)).toEqual([]);
    await page.goto(`${program.address}/contact`);
    await expect(page.getByLabel('Message (optional)')).toHaveValue('');
  });

  test('before any script, the link itself leads out', async ({ page, context }) => {
    await enter(context, program, await registered(program));
    await slowLine(page, { early: 60_000, program: 60_000 });
    await page.goto(`${program.address}/`, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Quick exit' }).click({ noWaitAfter: true });
    await page.waitForURL('about:blank');
    await expect.poll(() => context.cookies()).toEqual([]);
  });
});
