import { expect, type Page, test } from '@playwright/test';
import { getLanguageName } from '#language/language-name.ts';
import { type AppProcess, startAppProcess } from '#tests/support/app-process.ts';
import { instruments } from '#tests/support/instruments.ts';
import { type Client, someAnswers } from '#tools/bench/client.ts';
import { getLocale, listLatinTexts, readQuestions, switchLanguage } from '../support/language.ts';
import { createRegisteredPerson, setSessionCookies } from '../support/registered-person.ts';

/** A change of the language keeps input, answers, position and focus, and never loads the page again. */
let program: AppProcess;
let person: Client;
test.beforeAll(async () => {
  program = await startAppProcess({ SIGNUP: 'open' });
  person = await createRegisteredPerson(program);
  const [first] = instruments;
  expect(await person.submit(first!, someAnswers(first!, 1), first!.id)).toBe(204);
});
test.afterAll(() => program?.stop());
test.beforeEach(async ({ context }) => {
  await setSessionCookies(context, program, person);
  // The language of the device, which precedes that of the account.
  await context.addCookies([{ name: 'language', value: 'en', url: program.address }]);
});
test.use({ viewport: { width: 360, height: 740 } });

const hindi = getLocale('hi').t;
const kannada = getLocale('kn').t;

/** Opens an address. The returned function switches the language, and fails if the page was loaded again or lost the focus. */
async function open(page: Page, path: string) {
  await page.goto(program.address + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  return async (from: string, to: string) => {
    const address = page.url();
    await switchLanguage(page, from, to);
    expect(await page.evaluate(() => 'isSameDocument' in window), 'the same document').toBe(true);
    expect(page.url()).toBe(address);
    await expect(page.getByRole('banner').locator(':focus'), 'the focus stays on the switch').toBeVisible();
  };
}

test('a half-filled form keeps its input and its messages follow the language', async ({ page, context }) => {
  const change = await open(page, '/profilePage/edit');
  const name = page.locator('input[name="name"]');
  const age = page.locator('input[name="age"]');
  await name.fill('Asha');
  await age.fill('');
  await page.locator('input[name="gender"]').nth(1).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await change('en', 'hi');
  await expect(page.getByText(hindi('registration.profile.required')).first()).toBeVisible();
  await change('hi', 'kn');
  await expect(page.getByText(kannada('registration.profile.required')).first()).toBeVisible();
  await expect(name).toHaveValue('Asha');
  await expect(age).toHaveValue('');
  await expect(page.locator('input[name="gender"]').nth(1)).toBeChecked();

  await context.clearCookies();
  const changeSignUp = await open(page, '/signUp');
  await page.getByLabel('Year of birth').fill('1990');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Email ID').fill('half@exam');
  await changeSignUp('en', 'hi');
  await expect(page.getByLabel(hindi('account.email'))).toHaveValue('half@exam');
});

test('a questionnaire keeps its question and every answer', async ({ page }) => {
  const section = instruments[0]!;
  const count = section.items.length;
  const change = await open(page, `${section.routes.questionnaire}/${section.id}`);
  for (const position of [1, 2]) {
    await expect(page.getByText(`Question ${position} of ${count}`, { exact: true })).toBeVisible();
    await page.getByRole('radio').first().press('3');
  }
  await expect(page.getByText(`Question 3 of ${count}`, { exact: true })).toBeVisible();
  await change('en', 'hi');
  // The questions keep the language of the attempt, and the page says so.
  const progress = hindi('questionnaire.progress', { unit: 'Question', position: 3, count });
  await expect(page.getByText(progress, { exact: true })).toHaveAttribute('lang', /en/);
  expect(await listLatinTexts(page, [`${progress} ${section.title} Bench`])).toEqual([]);
  await page.getByRole('button', { name: hindi('questionnaire.back') }).click();
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  await page.reload();
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
});

test('a card keeps the position of its slider', async ({ page }) => {
  const section = instruments.find(({ scale }) => scale.kind === 'bipolar')!;
  await page.route('**/section/progress/**', (route) =>
    route.fulfill({ json: instruments.map(() => ({ totalsum: '[1]' })) }),
  );
  await page.context().addCookies([{ name: 'language', value: 'hi', url: program.address }]);
  const change = await open(page, `${section.routes.questionnaire}/${section.id}`);
  await page.getByRole('slider').fill('2');
  await change('hi', 'kn');
  await expect(page.getByRole('slider')).toHaveValue('2');
  const [item] = readQuestions('hi', section.id).items;
  const text = 'right' in item! ? item.right : '';
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
});

test('a result keeps what is open and where the person reads', async ({ page }) => {
  const section = instruments[0]!;
  const change = await open(page, section.routes.feedback);
  const numbers = page
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: 'See the numbers' }) });
  await numbers.first().locator('summary').first().click();
  await expect(numbers.first()).toHaveAttribute('open');
  await change('en', 'hi');
  const translated = page
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: hindi('numbers.summary') }) });
  await expect(translated.first()).toHaveAttribute('open');
});

test('a reading page keeps the paragraph that is read', async ({ page }) => {
  await open(page, '/wellBeing1');
  /** The distance of the paragraph to the top of the window. Paragraphs are the same in each language. */
  const measureTop = () =>
    page
      .locator('[data-listen=text] p')
      .nth(12)
      .evaluate((paragraph) => Math.round(paragraph.getBoundingClientRect().top));
  await page.evaluate(() => document.querySelectorAll('[data-listen=text] p')[12]?.scrollIntoView());
  for (const [from, to, script] of [
    ['en', 'kn', /\p{Script=Kannada}/u],
    ['kn', 'hi', /\p{Script=Devanagari}/u],
  ] as const) {
    const name = getLocale(from).t('app.language.current', { name: getLanguageName(from) });
    // Scrolls to the bar.
    await page.getByRole('button', { name }).click();
    const before = await measureTop();
    await page.getByRole('button', { name: getLanguageName(to), exact: true }).click();
    await expect(page.locator('[data-listen=text] p').nth(12)).toHaveText(script);
    await expect.poll(async () => Math.abs((await measureTop()) - before)).toBeLessThan(150);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  }
});

test('an exercise keeps its step', async ({ page }) => {
  const change = await open(page, '/exercises/slow-breathing');
  await page.getByRole('main').getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('main').getByRole('button', { name: 'Next', exact: true }).click();
  await change('en', 'hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Devanagari}/u);
  await expect(
    page
      .getByText(hindi('plan.exercises.step', { step: 2, of: 3 }).replace(/3/, ''))
      .or(page.getByRole('button', { name: hindi('plan.exercises.next'), exact: true }))
      .first(),
  ).toBeVisible();
});

test('screens that were opened before the change follow it, also the page to print', async ({ page }) => {
  for (const path of [
    '/dashboard',
    '/myPatternScreen',
    '/myPatternFeedback',
    '/patternSummary',
    '/referenceValues',
    '/resourcesScreen',
    '/this-week',
    instruments[0]!.routes.feedback,
  ]) {
    await page.context().addCookies([{ name: 'language', value: 'en', url: program.address }]);
    const change = await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
    await change('en', 'hi');
    // Questionnaires load after the change.
    await expect.poll(() => listLatinTexts(page, ['Bench']), path).toEqual([]);
  }
});
