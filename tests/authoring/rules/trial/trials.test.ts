import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkTrials } from '#authoring/rules/trial/check-trials.ts';
import { trialGroup } from '#authoring/rules/trial/index.ts';
import { readTrials } from '#authoring/source/trial-files.ts';
import type { TrialFile } from '#domain/trial/trial-file.ts';
import { instruments } from '#tests/support/instruments.ts';
import { madeUpTrial } from '#tests/support/made-up-trial.ts';

const root = join(import.meta.dirname, '../../../..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wellness-trials-'));
  cpSync(join(root, 'questionnaires/trials'), join(folder, 'trials'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What is said of files of trials, by name, while research is on and on the first day of the made-up one. */
function told(
  files: Readonly<Record<string, unknown>>,
  { researchEnabled = true, today = '2026-01-01' } = {},
) {
  for (const [name, value] of Object.entries(files))
    writeFileSync(join(folder, 'trials', `${name}.json`), JSON.stringify(value, null, 2));
  const findings = checkTrials(readTrials(folder), { instruments, researchEnabled, today });
  for (const name of Object.keys(files)) rmSync(join(folder, 'trials', `${name}.json`));
  return findings.map(({ rule, path }) => [rule, path]);
}
const one = (changes: Partial<Record<keyof TrialFile | 'help' | 'reading', unknown>>) =>
  told({ 'short-steps': { ...madeUpTrial, ...changes } });
const [usual, short] = madeUpTrial.arms as [TrialFile['arms'][0], TrialFile['arms'][0]];
const arm = (distress: unknown, more = {}) => ({
  arms: [usual, { ...short, levelTexts: { distress, ...more } }],
});

it('the made-up trial is in order, and none is shipped', () => {
  expect(readTrials(join(root, 'questionnaires'))).toEqual([]);
  expect(one({})).toEqual([]);
});

it.each([
  ['items', { arms: [usual, { ...short, items: [] }] }, 'arms[1].items'],
  ['pages', arm({ Low: { text: 'Fine.', reading: ['stepUp1'] } }), 'arms[1].levelTexts.distress.Low.reading'],
  ['tiers, which lead to help', arm({ High: { tiers: [] } }), 'arms[1].levelTexts.distress.High.tiers'],
  ['help', { help: { text: 'None.' } }, 'help'],
])('an arm cannot touch %s', (_, changes, path) => {
  expect(one(changes)).toEqual([['shape/unknown-key', path]]);
});

it.each(['stopRule', 'harm', 'consent'] as const)('without %s there is no trial', (key) => {
  expect(one({ [key]: undefined })).toEqual([['shape/missing-key', key]]);
});

it.each([
  ['trial/instrument-unknown', { instrument: 'S9' }, 'instrument'],
  ['trial/instrument-unknown', { major: 2 }, 'instrument'],
  ['trial/level-unknown', arm({ Lowest: { text: 'Fine.' } }), 'arms[1].levelTexts.distress.Lowest'],
  [
    'trial/level-unknown',
    arm({ Low: { text: 'Fine.' } }, { calm: { Low: { text: 'Fine.' } } }),
    'arms[1].levelTexts.calm.Low',
  ],
  ['trial/level-texts', arm({ Low: { step: ' ' } }), 'arms[1].levelTexts'],
  ['trial/arms-wrong', { arms: [usual, { ...short, share: 40 }] }, 'arms'],
  ['trial/arms-wrong', { arms: [{ ...usual, id: 'other' }, short] }, 'arms[0]'],
  ['trial/arms-wrong', { arms: [usual, { ...short, levelTexts: undefined }] }, 'arms[1]'],
  ['trial/harm-unknown', { harm: { of: 'item', id: 'di99', change: 1 } }, 'harm.id'],
  ['trial/harm-unknown', { harm: { of: 'score', id: 'distress', change: -6 } }, 'harm.change'],
  ['trial/days-wrong', { ends: '2025-12-31' }, 'ends'],
  ['trial/days-wrong', { ends: '2026-02-30' }, 'ends'],
  ['trial/name-taken', { id: 'other-steps' }, 'id'],
])('%s for %j', (rule, changes, path) => {
  expect(one(changes)).toContainEqual([rule, path]);
});

it('two trials of one questionnaire do not run together; one after the other, they may', () => {
  const second = { ...madeUpTrial, id: 'second', starts: '2026-01-31', ends: '2026-02-28' };
  expect(told({ 'short-steps': madeUpTrial, second })).toEqual([
    ['trial/run-together', 'starts'],
    ['trial/run-together', 'starts'],
  ]);
  expect(told({ 'short-steps': madeUpTrial, second: { ...second, starts: '2026-02-01' } })).toEqual([]);
});

it('none runs while research is off; one to come may be written', () => {
  const files = { 'short-steps': madeUpTrial };
  expect(told(files, { researchEnabled: false })).toEqual([['trial/research-off', 'starts']]);
  expect(told(files, { researchEnabled: false, today: '2025-12-31' })).toEqual([]);
});

it('the list of rules has them all', () => {
  const text = readFileSync(join(root, 'docs/author-rules.md'), 'utf8');
  expect(trialGroup.rules.filter(({ id }) => !text.includes(id))).toEqual([]);
});
