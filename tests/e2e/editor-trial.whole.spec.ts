import { expect, test } from '@playwright/test';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { TrialFile } from '#domain/trial/trial-file.ts';
import { type AuthorPage, openAuthorPage } from './support/author-page.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/watch.ts';

/** What a researcher does who writes a trial of other words in the browser. */
test.describe.configure({ mode: 'serial' });
test.use({ trace: 'off' });

const distress = 'questionnaires/S4-distress.json';
const trial = 'questionnaires/trials/trial-of-calmer.json';
const calm =
  'Your answers show that the last 30 days were heavy. This is not a diagnosis. A person you trust, or a trained counsellor, may help you carry it.';

let own: AuthorPage;
let tool: AuthorPage['tool'];
let page: AuthorPage['page'];
let preview: AuthorPage['preview'];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  own = await openAuthorPage(browser, 1280, `#edit:${distress}`);
  ({ tool, page, preview } = own);
  await expect(page.getByText('Nothing to mend in this file.')).toBeVisible({ timeout: 60_000 });
});
test.afterAll(() => own?.close());

const part = (name: string) => page.locator('label', { hasText: new RegExp(`^${name}`) }).click();
const group = (name: string) => page.getByRole('group', { name, exact: true });
const field = (name: string, within = '') =>
  (within === '' ? page : group(within)).getByRole('textbox', { name, exact: true });
const onDisk = () => JSON.parse(tool.read(trial)) as TrialFile;
/** What everybody else reads at a high score. */
const usual = () =>
  (JSON.parse(tool.read(distress)) as Instrument).scores[0]?.report?.levelTexts.High?.text ?? '';
/** A day so many days from today, in India. */
const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

test('a trial is begun with what holds of every trial, and asks for what only its author can say', async () => {
  await page.getByRole('button', { name: 'New trial' }).click();
  const begin = page.getByRole('form', { name: 'New trial' });
  await begin.getByLabel('Questionnaire').selectOption('S4');
  await begin.getByLabel('Title', { exact: true }).fill('A trial of calmer words');
  await begin.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('status').filter({ hasText: '8 to mend' })).toBeVisible();
  expect(onDisk()).toMatchObject({
    id: 'trial-of-calmer',
    title: 'A trial of calmer words',
    instrument: 'S4',
  });
});

test('without a stop rule and a harm it is not in order: each field says what is missing', async () => {
  await part('Stop rule and harm');
  const said = [
    [field('Words', 'Stop rule'), /Expected: some words\. Here: ""\. Write them\. The rule in a sentence\./],
    [field('After', 'Stop rule'), /Expected: 1 or more\. Here: 0\. .* So many, then it ends by itself\./],
    [field('Who decides', 'Stop rule'), /Expected: some words\. .* Who may end it earlier\./],
    [
      field('Change', 'Harm'),
      /Expected: any other than 0\. .* Points from one attempt to the next that are harm/,
    ],
  ] as const;
  for (const [input, words] of said) {
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(words);
  }
  await page.getByRole('tab', { name: 'Findings' }).click();
  await expect(page.getByRole('status').filter({ hasText: '8 errors' })).toContainText(
    'The build would stop',
  );
  await page.getByRole('tab', { name: 'Edit' }).click();
});

test('stop rule and harm are written, and a harm that gets better is none', async () => {
  await part('Stop rule and harm');
  await field('Words', 'Stop rule').fill('After 400 attempts it ends.');
  await field('After', 'Stop rule').fill('400');
  await field('Who decides', 'Stop rule').fill('The ethics board');
  await group('Harm').getByLabel('Of', { exact: true }).selectOption('item');
  await group('Harm').getByLabel('Id', { exact: true }).selectOption('di10');
  await field('Change', 'Harm').fill('-2');
  await part('Questionnaire and days');
  await field('First day').fill(dayIn(30));
  await field('Last day').fill(dayIn(20));
  await part('What people are asked');
  await field('What is tried').fill('Half of the people read other words after the questions on distress.');
  await part('Arms');
  await page.getByRole('button', { name: /^other/ }).click();
  await field('Id').fill('calm');
  await group('distress').getByRole('combobox', { name: 'Level' }).selectOption('High');
  await group('distress').getByRole('button', { name: 'Add level' }).click();
  const text = group('High').getByRole('textbox', { name: /^Text/ });
  await expect(text).toHaveAccessibleDescription(
    `As the text of the level. Everybody else reads: “${usual()}”`,
  );
  await text.fill(calm);
  await expect(page.getByRole('status').filter({ hasText: '3 to mend' })).toBeVisible();
  await part('Stop rule and harm');
  await expect(field('Change', 'Harm')).toHaveAccessibleDescription(
    /Expected: a change for the worse: of di10 the lower is the better\. Here: -2\. Write 2\./,
  );
  await field('Change', 'Harm').fill('2');
  await part('Questionnaire and days');
  await expect(field('Last day')).toHaveAccessibleDescription(
    /Write a later last day, or an earlier first one\./,
  );
  await field('Last day').fill(dayIn(90));
});

test('its words are tried before they are saved, beside those that everybody else reads', async () => {
  await page.getByRole('button', { name: 'Try it' }).click();
  const arms = page.getByRole('combobox', { name: 'Level texts of' });
  await expect(arms.locator('option:checked')).toHaveText('A trial of calmer words: calm');
  // The demo person has a high score, with help first: that stays whatever the arm says.
  await expect(preview.getByText(calm)).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Need to talk?' }).first()).toBeVisible();
  await arms.selectOption({ label: 'A trial of calmer words: usual' });
  await expect(preview.getByText(usual())).toBeVisible();
  await arms.selectOption({ label: 'the questionnaire' });
  expect(onDisk().tried).toBe('');
});

test('what is saved is what was written, and nothing else', async () => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('As on the disk')).toBeVisible();
  expect(onDisk()).toEqual({
    $schema: './trial.schema.json',
    id: 'trial-of-calmer',
    textVersion: dayIn(0),
    title: 'A trial of calmer words',
    instrument: 'S4',
    major: 1,
    tried: 'Half of the people read other words after the questions on distress.',
    same: 'The questions, your scores and all help stay the same.',
    consent: 'I want to take part in this trial. I can leave at any time.',
    starts: dayIn(30),
    ends: dayIn(90),
    stopRule: {
      words: 'After 400 attempts it ends.',
      after: 400,
      unit: 'attempts',
      decides: 'The ethics board',
    },
    harm: { of: 'item', id: 'di10', change: 2 },
    arms: [
      { id: 'usual', share: 50 },
      { id: 'calm', share: 50, levelTexts: { distress: { High: { text: calm } } } },
    ],
  });
});

test('one thing is left: to keep a copy, by the command that its finding names', async () => {
  await expect(page.getByRole('status').filter({ hasText: '1 to mend' })).toBeVisible();
  await expect(
    page.getByRole('button', { name: /a copy of trial-of-calmer that says the same/ }),
  ).toBeVisible();
  tool.run('publish-instrument');
  await expect(page.getByText('Nothing to mend in this file.')).toBeVisible({ timeout: 60_000 });
  expect(JSON.parse(tool.read('questionnaires/trials/published/trial-of-calmer.json'))).toMatchObject({
    harm: { of: 'item', id: 'di10', change: 2 },
  });
});

test('a trial can be written by everyone, in light and dark', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const name of ['What people are asked', 'Arms', 'Stop rule and harm', 'Questionnaire and days']) {
      await part(name);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  }
});
