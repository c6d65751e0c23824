import { expect, test } from '@playwright/test';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { type AuthorPage, openAuthorPage } from './support/author-page.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';

/** Editing a questionnaire in the browser. */
test.describe.configure({ mode: 'serial' });
test.use({ trace: 'off' });

const distress = 'questionnaires/S4-distress.json';

let own: AuthorPage;
let tool: AuthorPage['tool'];
let page: AuthorPage['page'];
let preview: AuthorPage['preview'];
let measured: AuthorPage['measure'];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  own = await openAuthorPage(browser, 1280, `#edit:${distress}`);
  ({ tool, page, preview, measure: measured } = own);
  await expect(page.getByText('No findings in this file.')).toBeVisible({ timeout: 60_000 });
});
test.afterAll(() => own?.close());

const openPart = (name: string) => page.locator('label', { hasText: new RegExp(`^${name}`) }).click();
const getLowText = () =>
  page.getByRole('group', { name: 'Low', exact: true }).getByLabel('Text', { exact: true });
const saveButton = () => page.getByRole('button', { name: 'Save', exact: true });
const readDistress = () => JSON.parse(tool.read(distress)) as Instrument;

test('displays an error next to its field during typing, and undo removes it', async () => {
  await openPart('Level texts');
  const before = await getLowText().inputValue();
  await measured(
    'from the last letter to the finding',
    () => getLowText().fill(''),
    () => page.getByRole('status').filter({ hasText: /error/ }).waitFor(),
  );
  await expect(getLowText()).toHaveAccessibleDescription(/Expected: .* Here: /);
  await expect(getLowText()).toHaveAttribute('aria-invalid', 'true');
  await getLowText().press('Control+z');
  await expect(getLowText()).toHaveValue(before);
  await expect(page.getByText('No findings in this file.')).toBeVisible();
  await expect(page.getByText('As on the disk')).toBeVisible();
});

test('displays a saved change in the app, and changes nothing else in the file', async () => {
  const text = tool.read(distress);
  await page.getByLabel('Address in the preview').fill('/distressFeedback');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(preview.getByRole('img', { name: /Current score/ }).first()).toBeVisible();
  // The text of the level of this person's score.
  const levels = Object.entries(readDistress().scores[0]?.report?.levelTexts ?? {});
  const displayed = await preview.getByRole('main').innerText();
  const [name, old] = levels
    .map(([level, entry]) => [level, entry?.text ?? ''] as const)
    .find(([, words]) => displayed.includes(words)) ?? ['', ''];
  const field = page.getByRole('group', { name, exact: true }).getByLabel('Text', { exact: true }).first();
  const words = old.replace('Your answers', 'Rain or shine, your answers');
  await field.fill(words);
  await expect(page.getByText('Not saved')).toBeVisible();
  await measured(
    'from the key for save to the words in the program',
    () => field.press('Control+s'),
    () =>
      preview
        .getByText(/Rain or shine/)
        .first()
        .waitFor({ state: 'attached' }),
  );
  await expect(page.getByText('As on the disk')).toBeVisible();
  expect(tool.read(distress)).toBe(text.replace(JSON.stringify(old), JSON.stringify(words)));
  tool.save(distress, text);
  await expect(field).toHaveValue(old);
});

test('previews a draft with an error in the app, and displays the error', async () => {
  await openPart('Card and texts');
  await page.getByLabel('Title', { exact: true }).fill('Your Load');
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByText('The preview shows your text, saved or not.')).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Your Load' })).toBeVisible();
  await openPart('Scores');
  await page.getByRole('button', { name: 'Remove score distress' }).click();
  await expect(page.getByText(/The preview shows the last valid version/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(preview.getByRole('heading', { name: 'Your Distress' })).toBeVisible();
  expect(readDistress().title).toBe('Your Distress');
});

test('detects a file changed on disk, and never overwrites it', async () => {
  const text = tool.read(distress);
  const outside = text.replace('"toastMs": 3000', '"toastMs": 4000');
  await openPart('Card and texts');
  await page.getByLabel('Title', { exact: true }).fill('Your Weight');
  tool.save(distress, outside);
  await expect(page.getByText('This file was changed outside of the editor.')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Changed file/ })).toContainText('"toastMs": 4000');
  await expect(page.getByRole('region', { name: /^Mine/ })).toContainText('Your Weight');
  await saveButton().click();
  await expect(page.getByText('This file was changed outside of the editor.')).toBeVisible();
  expect(tool.read(distress)).toBe(outside);
  await page.getByRole('button', { name: 'Use the changed file' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Your Distress');
  tool.save(distress, text);
});

test('rejects writes from other pages and other host names', async ({ request }) => {
  const file = tool.read(distress);
  const data = { file: distress, text: 'gone', basedOn: null };
  const { origin } = new URL(tool.address);
  const foreign: Record<string, string>[] = [
    {},
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: origin, 'Sec-Fetch-Site': 'cross-site' },
    { Origin: origin, Host: 'evil.example' },
  ];
  for (const headers of foreign) {
    const answer = await request.put(`${tool.address}api/file`, { data, headers });
    expect(answer.status(), JSON.stringify(headers)).toBe(403);
  }
  const outOf = { ...data, file: '../outside.json' };
  const refused = await request.put(`${tool.address}api/file`, { data: outOf, headers: { Origin: origin } });
  expect(refused.status()).toBe(403);
  expect(tool.read(distress)).toBe(file);
});

test('creates, edits and moves a page', async () => {
  await page.getByRole('button', { name: 'New page' }).click();
  const begin = page.getByRole('form', { name: 'New page' });
  await begin.getByLabel('Title', { exact: true }).fill('Rest at night');
  await page.getByLabel('One sentence on what the reader will find').fill('Ways to make an evening calmer.');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByLabel('Summary')).toHaveValue('Ways to make an evening calmer.');
  await page.getByLabel('Title', { exact: true }).fill('Rest: at night');
  await page.getByRole('button', { name: 'Tips', exact: true }).click();
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/<Tip title="One thing to try">/);
  await saveButton().click();
  await expect(page.getByText('As on the disk')).toBeVisible();
  expect(tool.read('content/reading/maintaining-1/restAtNight.mdx')).toContain('title: "Rest: at night"');

  await page.getByLabel('File', { exact: true }).selectOption({ label: 'Reading order' });
  await page.getByRole('button', { name: /^maintaining-1/ }).click();
  await page.getByRole('button', { name: 'Move page restAtNight down' }).click();
  await saveButton().click();
  await expect(page.getByText('As on the disk')).toBeVisible();
  const { chapters } = JSON.parse(tool.read('content/chain.json')) as { chapters: { pages: string[] }[] };
  expect(chapters[1]?.pages[0]).toBe('restAtNight');
});

test('is accessible, light and dark', async () => {
  await page.getByLabel('File', { exact: true }).selectOption(distress);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const name of ['Items', 'Scores', 'Level texts', 'Worked examples', 'Whole file as text']) {
      await openPart(name);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  }
});
