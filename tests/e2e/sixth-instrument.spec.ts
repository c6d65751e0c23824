import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { someAnswers } from '../../bench/client.ts';
import type { Instrument } from '../../src/domain/instrument/instrument.ts';
import { instruments } from '../support/instruments.ts';
import { type Program, startProgram } from '../support/program.ts';
import { answerChoices } from './support/journey.ts';
import { enter, registered } from './support/registered.ts';

/** A sixth questionnaire is one JSON file: here it is written, published, built and taken, with no change in src. */
const root = join(import.meta.dirname, '../..');

/** Everything a build is made of. */
const parts = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.config.ts',
  'index.html',
  'content',
  'questionnaires',
  'src',
  'scripts',
];

function sixth(): Instrument {
  const file = join(root, 'questionnaires/S4-distress.json');
  // The fourth under another name, with its own addresses, ids, order and messages.
  const text = readFileSync(file, 'utf8')
    .replaceAll('"distress"', '"rest"')
    .replace(/"di(\d+)"/g, '"re$1"');
  const fourth = JSON.parse(text) as Instrument;
  return {
    ...fourth,
    id: 'S6',
    position: 6,
    title: 'Your Rest',
    shortTitle: 'Rest',
    look: { ink: 's1', glyph: 'none-of-the-named' },
    routes: {
      intro: '/restPage',
      questionnaire: '/restAssessment',
      feedback: '/restFeedback',
      combined: '/restFeedbackComp',
      afterFeedback: '/dashboard',
    },
    presentation: { ...fourth.presentation, leavesBeforeAnswer: false },
  };
}

let copy: string;
let program: Program;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  copy = mkdtempSync(join(tmpdir(), 'wellness-check-sixth-'));
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, 'questionnaires/S6-rest.json'), JSON.stringify(sixth(), null, 2));
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: copy, stdio: 'pipe' });
  run('--import', 'tsx', 'src/server/cli/publish-instrument.ts');
  run('scripts/build.mjs');
  program = await startProgram({ SIGNUP: 'open' }, copy);
});
test.afterAll(async () => {
  await program?.stop();
  rmSync(copy, { recursive: true, force: true });
});

test('it appears on the dashboard, runs, scores, gives feedback and history', async ({ page, context }) => {
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
  await page.waitForURL(/\/restFeedback$/);
  await expect(page.getByRole('img', { name: /Current score 30\b/ })).toBeVisible();

  const again = someAnswers(sixth());
  expect(await person.submit(sixth(), again, 'key-S6')).toBe(204);
  await page.reload();
  await expect(page.getByRole('img', { name: /previous score 30\b/ }).first()).toBeVisible();
});
