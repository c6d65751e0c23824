import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishTrials } from '#authoring/commands/publish-trials.ts';
import { checkTrials } from '#authoring/rules/trial/check-trials.ts';
import { trialGroup } from '#authoring/rules/trial/index.ts';
import { readTrialCopies, type TrialCopy } from '#authoring/source/trial-copies.ts';
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

/** As if each had been kept as it is. */
const kept = (files: Readonly<Record<string, unknown>>): TrialCopy[] =>
  Object.values(files).map((trial) => ({ id: (trial as TrialFile).id, trial: trial as TrialFile }));

/** What is said of files of trials, by name, while research is on and on the first day of the made-up one. */
function told(
  files: Readonly<Record<string, unknown>>,
  { researchEnabled = true, today = '2026-01-01', copies = kept(files) } = {},
) {
  for (const [name, value] of Object.entries(files))
    writeFileSync(join(folder, 'trials', `${name}.json`), JSON.stringify(value, null, 2));
  const findings = checkTrials(readTrials(folder), { instruments, researchEnabled, copies, today });
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
  ['shape/words-short', arm({ Low: { step: ' ' } }), 'arms[1].levelTexts.distress.Low.step'],
  ['trial/arms-wrong', { arms: [usual, { ...short, share: 40 }] }, 'arms'],
  ['trial/arms-wrong', { arms: [{ ...usual, id: 'other' }, short] }, 'arms[0]'],
  ['trial/arms-wrong', { arms: [usual, { ...short, levelTexts: undefined }] }, 'arms[1]'],
  ['trial/harm-unknown', { harm: { of: 'item', id: 'di99', change: 1 } }, 'harm.id'],
  ['trial/harm-unknown', { harm: { of: 'score', id: 'distress', change: -6 } }, 'harm.change'],
  // Of distress more is worse, so it is of each answer that it adds up. 41 points are more than from 10 to 50, and 5 more than
  // from 1 to 5.
  ['trial/harm-unknown', { harm: { of: 'item', id: 'di10', change: -2 } }, 'harm.change'],
  ['trial/harm-unknown', { harm: { of: 'score', id: 'distress', change: 41 } }, 'harm.change'],
  ['trial/harm-unknown', { harm: { of: 'item', id: 'di10', change: 5 } }, 'harm.change'],
  ['trial/days-wrong', { ends: '2025-12-31' }, 'ends'],
  ['trial/days-wrong', { ends: '2026-02-30' }, 'ends'],
  ['trial/name-taken', { id: 'other-steps' }, 'id'],
])('%s for %j', (rule, changes, path) => {
  expect(one(changes)).toContainEqual([rule, path]);
});

// Of social wellbeing more is better; so2 is turned round.
it.each([
  ['so1', 1, true],
  ['so1', -1, false],
  ['so2', 1, false],
  ['so2', -1, true],
])('a change of %s by %d is no harm: %s', (id, change, isNone) => {
  const rules = one({ instrument: 'S3', major: 2, harm: { of: 'item', id, change } }).map(([rule]) => rule);
  expect(rules.includes('trial/harm-unknown')).toBe(isNone);
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

describe('a trial that was kept', () => {
  const now = (changes: Partial<TrialFile>, today = '2026-01-02') =>
    told(
      { 'short-steps': { ...madeUpTrial, ...changes } },
      { today, copies: kept({ 'short-steps': madeUpTrial }) },
    );
  const other = { ...short, levelTexts: { distress: { Low: { text: 'You had a calm month.' } } } };

  it.each<[string, Partial<TrialFile>]>([
    ['arms', { arms: [short, usual] }],
    ['arms', { arms: [usual, { ...short, id: 'brief' }] }],
    ['arms', { arms: [usual, { ...short, share: 30 }, { ...short, id: 'third', share: 20 }] }],
    [
      'arms[0].share',
      {
        arms: [
          { ...usual, share: 40 },
          { ...short, share: 60 },
        ],
      },
    ],
    ['arms[1].levelTexts', { arms: [usual, other] }],
    ['starts', { starts: '2026-01-03' }],
    ['ends', { ends: '2026-02-01' }],
    ['harm', { harm: { ...madeUpTrial.harm, change: 7 } }],
    ['stopRule', { stopRule: { ...madeUpTrial.stopRule, after: 500 } }],
  ])('stays once it began: %s', (path, changes) => {
    expect(now(changes)).toContainEqual(['trial/changed', path]);
    expect(now(changes, '2025-12-31')).toContainEqual(['trial/unpublished', 'id']);
  });

  it('may end earlier, and have other words for the person', () => {
    expect(now({ ends: '2026-01-05', textVersion: '2026-01-02', consent: 'I take part.' })).toEqual([]);
  });

  it('keeps its file as long as results are read with its words', () => {
    const copies = kept({ 'short-steps': madeUpTrial });
    expect(told({}, { copies, today: '2027-01-01' })).toEqual([['trial/file-gone', '']]);
    expect(told({}, { copies, today: '2025-12-31' })).toEqual([]);
    expect(told({}, { copies: kept({ old: { ...madeUpTrial, major: 0 } }), today: '2027-01-01' })).toEqual(
      [],
    );
  });

  it('is kept by publishing, anew only before its first day, and its copy stays as it is', () => {
    const write = (trial: TrialFile) =>
      writeFileSync(join(folder, 'trials/short-steps.json'), JSON.stringify({ $schema: 'x', ...trial }));
    const rules = (today: string) =>
      checkTrials(readTrials(folder), {
        instruments,
        researchEnabled: true,
        today,
        copies: readTrialCopies(folder),
      }).map(({ rule }) => rule);
    write(madeUpTrial);
    expect(rules('2025-12-30')).toEqual(['trial/unpublished']);
    expect(publishTrials(folder, '2025-12-30')).toEqual(['short-steps']);
    write({ ...madeUpTrial, ends: '2026-01-30' });
    expect(rules('2025-12-30')).toEqual(['trial/unpublished']);
    expect(publishTrials(folder, '2025-12-30')).toEqual(['short-steps']);
    expect(rules('2025-12-30')).toEqual([]);
    write({ ...madeUpTrial, ends: '2026-01-20' });
    expect(publishTrials(folder, '2026-01-02')).toEqual([]);
    expect(rules('2026-01-02')).toEqual([]);
    const copy = join(folder, 'trials/published/short-steps.json');
    writeFileSync(copy, readFileSync(copy, 'utf8').replace('Call one friend.', 'Call a friend.'));
    expect(rules('2026-01-02')).toEqual(['trial/unpublished', 'trial/copy-changed']);
    rmSync(copy);
    expect(rules('2026-01-02')).toContain('trial/copy-changed');
  });
});

it('the list of rules has them all', () => {
  const text = readFileSync(join(root, 'docs/author-rules.md'), 'utf8');
  expect(trialGroup.rules.filter(({ id }) => !text.includes(id))).toEqual([]);
});
