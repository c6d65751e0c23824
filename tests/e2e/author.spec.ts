import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { type AuthorPage, openAuthorPage } from './support/author-page.ts';
import { tapOption } from './support/tap-option.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts';

/** The authoring page during editing: errors, fixes and the preview. */
test.describe.configure({ mode: 'serial' });
// A trace of hundreds of modules per reload would dominate the measured times.
test.use({ trace: 'off' });

const page1 = 'content/reading/maintaining-1/wellBeing1.mdx';
const distress = 'questionnaires/S4-distress.json';

let own: AuthorPage;
let tool: AuthorPage['tool'];
let page: AuthorPage['page'];
let preview: AuthorPage['preview'];
let measured: AuthorPage['measure'];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  own = await openAuthorPage(browser, 1500);
  ({ tool, page, preview, measure: measured } = own);
});
test.afterAll(() => own?.close());

/** The findings of one file. */
const getFindings = (file: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: file }) });

/** Repeats the navigation if a reload for a saved file interrupted it. */
async function openInPreview(address: string): Promise<void> {
  await expect(async () => {
    await page.getByLabel('Address in the preview').fill(address);
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await expect.poll(() => page.frames().at(1)?.url(), { timeout: 10_000 }).toContain(address);
  }).toPass({ timeout: 60_000 });
}

test('the preview displays a person who completed every assessment, and her address', async () => {
  await expect(preview.getByText('Completed')).toHaveCount(5);
  await preview
    .getByRole('link', { name: /Your Distress/ })
    .first()
    .click();
  await expect(page.getByLabel('Address in the preview')).toHaveValue('/distressPage');
});

test('the preview displays a saved text', async () => {
  await openInPreview('/wellBeing1');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  const text = tool.read(page1);
  await measured(
    'from saving a text to seeing it',
    () => tool.save(page1, `${text}\nA lamp in the window says that someone is home.\n`),
    () => preview.getByText('A lamp in the window says that someone is home.').waitFor({ state: 'attached' }),
  );
  await measured(
    'from saving a title to seeing it',
    () => tool.save(page1, text.replace(/^title: .*$/m, 'title: Good feelings, made room for')),
    () => preview.getByRole('heading', { level: 1, name: 'Good feelings, made room for' }).waitFor(),
  );
  tool.save(page1, text);
  await expect(preview.getByRole('heading', { level: 1 })).not.toHaveText('Good feelings, made room for');
});

test('a page that cannot be parsed displays location and fix, and the rest of the app works', async () => {
  const text = tool.read(page1);
  const broken = `${text}\n<Tips>\n\nHalf a list.\n`;
  await measured(
    'from saving a mistake to its finding',
    () => tool.save(page1, broken),
    () => getFindings(page1).getByText('</Tips> after <Tips>').waitFor(),
  );
  await expect(getFindings(page1).getByText('Write </Tips> on a separate line')).toBeVisible();
  await expect(preview.getByText('This page cannot be read yet')).toBeVisible();
  await expect(preview.getByText(/wellBeing1\.mdx:\d+/)).toBeVisible();
  await openInPreview('/wellBeing2');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Pleasure and meaning in your week');

  await page.getByRole('button', { name: page1 }).click();
  await expect(preview.getByText('This page cannot be read yet')).toBeVisible();
  await measured(
    'from mending it to the finding gone',
    () => tool.save(page1, text),
    () => getFindings(page1).getByText('</Tips> after <Tips>').waitFor({ state: 'hidden' }),
  );
  await expect(preview.getByText('This page cannot be read yet')).toHaveCount(0);
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Opens the numbers of a result, which are closed in a narrow preview. */
async function openNumbers() {
  const numbers = preview.locator('details').filter({ has: preview.getByText('See the numbers') });
  await numbers.first().evaluate((details: HTMLDetailsElement) => {
    details.open = true;
  });
}

test('shows the last valid version of a broken questionnaire until it is fixed', async () => {
  const text = tool.read(distress);
  await openInPreview('/dashboard');
  tool.save(distress, text.slice(0, 900));
  await expect(
    getFindings(distress).getByText('The preview shows the last valid version of this file.'),
  ).toBeVisible();
  await expect(preview.getByRole('link', { name: /Your Distress/ }).first()).toBeVisible();
  await openInPreview('/distressFeedback');
  await openNumbers();
  await expect(preview.getByRole('img', { name: /Current score/ }).first()).toBeVisible();

  await measured(
    'from saving a level text to seeing it',
    () =>
      tool.save(
        distress,
        text.replaceAll(/"text": "(The last|These|You had)/g, '"text": "Rain or shine. $1'),
      ),
    () =>
      preview
        .getByText(/Rain or shine/)
        .first()
        .waitFor({ state: 'attached' }),
  );
  tool.save(distress, text);
  await expect(getFindings(distress)).toHaveCount(0);
});

test('compares a change with the published version, and asks for its version', {
  tag: '@whole',
}, async () => {
  const text = tool.read(distress);
  tool.save(distress, text.replace('"toastMs": 3000', '"toastMs": 4000'));
  await expect(getFindings(distress).getByText('changes in messages.toastMs')).toBeVisible();
  await page.getByRole('tab', { name: 'Instruments' }).click();
  await page.getByRole('radio', { name: /Your Distress/ }).check();
  await expect(page.getByText(/^Scores stay comparable.*1\.2 after 1\.1/)).toBeVisible();
  tool.save(distress, text);
  await expect(page.getByText('The file equals the published version 1.1.')).toBeVisible();
});

test('scores an instrument with chosen answers, and recomputes its examples', {
  tag: '@whole',
}, async () => {
  await page.getByRole('tab', { name: 'Instruments' }).click();
  await page.getByRole('radio', { name: /Your Distress/ }).check();
  const trial = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Try it' }) });
  await trial.getByRole('button', { name: 'All 3: Some of the time' }).click();
  // Ten answers of 3: 30 points, above 24.
  await expect(trial.getByRole('row', { name: /Distress 30 .* High red/ })).toBeVisible();
  await trial.getByText('One by one').click();
  await trial.getByRole('combobox').first().selectOption({ label: '5 All of the time' });
  await expect(trial.getByRole('row', { name: /Distress 32 / })).toBeVisible();
  const examples = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Worked examples' }) });
  await expect(examples.getByRole('cell', { name: 'yes', exact: true })).toHaveCount(
    (JSON.parse(tool.read(distress)) as Instrument).examples.length,
  );
  await page.getByRole('button', { name: 'Start it in the preview' }).click();
  await expect(preview.getByRole('link', { name: 'Start Assessment' })).toBeVisible();
});

test('marks a reading order with a dead end, and uses the last valid library for a broken one', {
  tag: '@whole',
}, async () => {
  const text = tool.read('content/chain.json');
  await page.getByRole('tab', { name: 'Reading order' }).click();
  tool.save('content/chain.json', text.replace('"wellBeing2"', '"wellBeing22"'));
  await expect(page.locator('strong', { hasText: 'no such file' }).first()).toBeVisible();
  tool.save('content/chain.json', text.slice(0, 200));
  await expect(page.getByText('content/chain.json cannot be read.')).toBeVisible();
  await openInPreview('/wellBeing1');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  tool.save('content/chain.json', text);
  await expect(page.getByText('content/chain.json cannot be read.')).toHaveCount(0);
});

test('applies a setting to the server too, and ignores a broken one', { tag: '@whole' }, async () => {
  const file = 'content/settings.json';
  const text = tool.read(file);
  await openInPreview('/profilePage');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  tool.save(file, text.slice(0, 100));
  await page.getByRole('tab', { name: 'Findings' }).click();
  await expect(getFindings(file).getByText('a JSON file', { exact: true })).toBeVisible();
  tool.save(file, text.replace('"enabled": false', '"enabled": true'));
  const research = preview.getByRole('switch', { name: /My answers may also serve research/ });
  await research.click();
  await expect(research).toBeChecked();
  await expect(preview.getByText(/You agreed/)).toBeVisible();
  tool.save(file, text);
  await expect(research).not.toBeAttached();
});

test('a sixth questionnaire appears when added, and is ignored while it is invalid', {
  tag: '@whole',
}, async () => {
  const file = 'questionnaires/S6-rest.json';
  await openInPreview('/dashboard');
  tool.save(file, '{ "id": "S6"');
  await page.getByRole('tab', { name: 'Findings' }).click();
  await expect(
    getFindings(file).getByText('The preview does not know this questionnaire yet.'),
  ).toBeVisible();
  await expect(preview.getByRole('listitem').getByRole('heading', { level: 2 })).toHaveCount(5);
  tool.remove(file);
  await measured(
    'from the end of npm run new:instrument to the dashboard with it',
    () =>
      tool.run(
        'new-instrument',
        '--title',
        'Your Rest',
        '--items',
        '6',
        '--scores',
        'Rest',
        '--scale',
        'S4',
        '--yes',
      ),
    () => preview.getByRole('heading', { level: 2, name: 'Your Rest' }).waitFor(),
  );
  await page.getByRole('tab', { name: 'Instruments' }).click();
  await page.getByRole('radio', { name: /Your Rest/ }).check();
  await expect(
    page.getByText('No version is published yet. Publish it with npm run publish:instrument.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Start it in the preview' }).click();
  await expect(preview.getByText('Assessment 6 of 6')).toBeVisible();
  await preview.getByRole('link', { name: 'Start Assessment' }).click();
  for (let item = 1; item <= 6; item += 1) {
    await expect(preview.getByText(`Question ${item} of 6`, { exact: true })).toBeVisible();
    await tapOption(preview, 2);
  }
  await preview.getByRole('button', { name: 'Finish' }).click();
  await openNumbers();
  // Six answers of "Some of the time": 6 × 3 = 18.
  await expect(preview.getByRole('img', { name: /Current score 18\b/ })).toBeVisible();
});

test('every tab is accessible, light and dark', { tag: '@whole' }, async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const tab of ['Findings', 'Instruments', 'Quality', 'Reading order', 'Pages']) {
      await page.getByRole('tab', { name: tab }).click();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  }
});

test('Ctrl+C ends it without leftover files or processes', async () => {
  expect(existsSync(join(tool.folder, '.data'))).toBe(false);
  expect(await tool.interrupt()).toBe(0);
  // tsx caches compiled files for the next start.
  expect(readdirSync(tool.temporaryFolder).filter((name) => !name.startsWith('tsx-'))).toEqual([]);
  expect(tool.output()).not.toMatch(/error|failed/i);
});
