import { expect, it } from 'vitest';
import { armCodes, armOf } from '#domain/trial/arms.ts';
import { isHarm } from '#domain/trial/harm.ts';
import { lastDay, runsOn, runTogether } from '#domain/trial/running.ts';
import { withArm } from '#domain/trial/with-arm.ts';
import { instruments } from '#tests/support/instruments.ts';
import { madeUpTrial } from '#tests/support/made-up-trial.ts';

const s4 = instruments.find(({ id }) => id === 'S4')!;
const words = (code: string | null) => withArm(s4, [madeUpTrial], code).scores[0]!.report!.levelTexts;

// By hand: 0x4000 of 0x10000 is a quarter, 0x8000 a half, 0xc000 three quarters; 0x3333… a hair under a fifth.
it.each([
  ['000000000000', [50, 50], 'a0'],
  ['7fffffffffff', [50, 50], 'a0'],
  ['800000000000', [50, 50], 'a1'],
  ['ffffffffffff', [50, 50], 'a1'],
  ['333333333333', [20, 30, 50], 'a0'],
  ['333333333334', [20, 30, 50], 'a1'],
  ['400000000000', [25, 25, 25, 25], 'a1'],
  ['bfffffffffff', [25, 25, 25, 25], 'a2'],
  ['c00000000000ffff', [25, 25, 25, 25], 'a3'],
])('the key %s among shares of %j is of the arm %s', (key, shares, arm) => {
  const arms = shares.map((share, at) => ({ id: `a${at}`, share }));
  expect(armOf({ arms }, key).id).toBe(arm);
});

it('over all keys each arm has its share', () => {
  const arms = [
    { id: 'usual', share: 60 },
    { id: 'short', share: 40 },
  ];
  const keys = Array.from({ length: 1000 }, (_, n) => Math.ceil((n / 1000) * 16 ** 12).toString(16));
  const own = keys.filter((key) => armOf({ arms }, key.padStart(12, '0')).id === 'short');
  expect(own).toHaveLength(400);
});

it('an arm changes what it names, and nothing else', () => {
  const [usual, short] = [words(null), words('short-steps/short')];
  expect(short.Low).toEqual({ ...usual.Low, text: 'You had a calm month.', step: 'Take a short walk.' });
  // What leads to help stands in tiers.
  expect(short.High).toEqual({ ...usual.High, step: 'Call one friend.' });
  expect(short.Average).toEqual(usual.Average);
  expect(withArm(s4, [madeUpTrial], 'short-steps/short')).toEqual({
    ...s4,
    scores: [{ ...s4.scores[0], report: { ...s4.scores[0]!.report, levelTexts: short } }],
  });
});

it.each(['short-steps/usual', 'short-steps/harm', 'other/short', '', null])(
  'of %j they are the usual words',
  (code) => {
    expect(withArm(s4, [madeUpTrial], code)).toEqual(s4);
  },
);

it('codes name the trial, its arms and the end by harm', () => {
  expect(armCodes(madeUpTrial)).toEqual(['short-steps/usual', 'short-steps/short', 'short-steps/harm']);
});

it('a trial ends on its last day, or when its stop rule comes to it', () => {
  expect(lastDay(madeUpTrial)).toBe('2026-01-31');
  const stopRule = { ...madeUpTrial.stopRule, unit: 'days', after: 10 } as const;
  expect(lastDay({ ...madeUpTrial, stopRule })).toBe('2026-01-10');
  expect(
    ['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01'].map((day) => runsOn(madeUpTrial, day)),
  ).toEqual([false, true, true, false]);
  const later = { ...madeUpTrial, starts: '2026-01-11', ends: '2026-03-01' };
  expect(runTogether(madeUpTrial, later)).toBe(true);
  expect(runTogether({ ...madeUpTrial, stopRule }, later)).toBe(false);
});

it('harm is a change by the bound or more, in its direction', () => {
  const at = (value: number | null) => ({
    result: { distress: { value, level: '', percentile: null } as const },
    answers: [],
  });
  const seen = (from: number | null, to: number | null, change = 6) =>
    isHarm(s4, { of: 'score', id: 'distress', change }, at(from), at(to));
  expect([seen(20, 25), seen(20, 26), seen(26, 20), seen(null, 26), seen(20, null)]).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
  expect([seen(20, 14, -6), seen(20, 15, -6), seen(14, 20, -6)]).toEqual([true, false, false]);
  const answers = (di5: number) => ({ result: {}, answers: [1, 1, 1, 1, di5, 1, 1, 1, 1, 1] });
  const item = { of: 'item', id: 'di5', change: 2 } as const;
  expect([isHarm(s4, item, answers(1), answers(3)), isHarm(s4, item, answers(1), answers(2))]).toEqual([
    true,
    false,
  ]);
});
