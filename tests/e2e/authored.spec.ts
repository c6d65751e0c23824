import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { someAnswers } from '../../bench/client.ts';
import type { Instrument } from '../../src/domain/instrument/instrument.ts';
import { instruments } from '../support/instruments.ts';
import { withOwnTexts } from '../support/own-texts.ts';
import { type Program, startProgram } from '../support/program.ts';
import { answerChoices } from './support/journey.ts';
import { enter, registered } from './support/registered.ts';
import { copyRepository, runTool } from './support/repository-copy.ts';

/** What an author makes with two commands and words of their own is built and used in a browser, with no change in src. */
let copy: string;
let program: Program;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  copy = copyRepository('authored');
  runTool(copy, 'new-instrument', '--title', 'Your Rest', '--items', '10', '--scale', 'S4', '--yes');
  writeFileSync(sixthFile(), withOwnTexts(readFileSync(sixthFile(), 'utf8')));
  runTool(copy, 'publish-instrument');
  const summary = 'Small ways to make an evening calmer.';
  const page = ['--chapter', 'self-compassion', '--title', 'Rest at night', '--summary', summary];
  runTool(copy, 'new-page', ...page, '--after', 'selfCompassion1', '--yes');
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: copy, stdio: 'pipe' });
  program = await startProgram({ SIGNUP: 'open' }, copy);
});
test.afterAll(async () => {
  await program?.stop();
  rmSync(copy, { recursive: true, force: true });
});

function sixthFile(): string {
  const folder = join(copy, 'questionnaires');
  const [file] = readdirSync(folder).filter((name) => name.startsWith('S6-'));
  return join(folder, String(file));
}

function sixth(): Instrument {
  return JSON.parse(readFileSync(sixthFile(), 'utf8')) as Instrument;
}

test('a sixth questionnaire stands on the dashboard, is taken, scored, explained and compared', async ({
  page,
  context,
}) => {
  const person = await registered(program);
  for (const instrument of instruments) {
    expect(await person.submit(instrument, someAnswers(instrument), `key-${instrument.id}`)).toBe(204);
  }
  await enter(context, program, person);
  await page.goto(`${program.address}/dashboard`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(6);
  await page.getByRole('link', { name: /Your Rest/ }).click();
  await expect(page.getByText('Assessment 6 of 6')).toBeVisible();
  await page.getByRole('link', { name: 'Start Assessment' }).click();
  // Ten answers of "Some of the time": 10 × 3 = 30.
  await answerChoices(page, 10, () => 3);
  await page.waitForURL(/\/yourRestFeedback$/);
  await expect(page.getByRole('img', { name: /Current score 30\b/ })).toBeVisible();

  expect(await person.submit(sixth(), someAnswers(sixth()), 'key-S6')).toBe(204);
  await page.reload();
  await expect(page.getByRole('img', { name: /previous score 30\b/ }).first()).toBeVisible();
});

test('a new page stands in its chapter, between the pages around it', async ({ page, context }) => {
  await enter(context, program, await registered(program));
  await page.goto(`${program.address}/resourcesScreen`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Learn Self-compassion' })).toContainText(
    '4 parts',
  );
  await page.getByRole('link', { name: 'Learn Self-compassion' }).click();
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL(/\/restAtNight$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Rest at night' })).toBeFocused();
  await expect(page.getByText('Part 2 of 4')).toBeVisible();
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL(/\/selfCompassion2$/);
});
