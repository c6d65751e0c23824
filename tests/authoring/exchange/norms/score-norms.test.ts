import { describe, expect, test } from 'vitest';
import { type BandPlan, selectBands, parseBandStartAges } from '#authoring/exchange/norms/band-plan.ts';
import { hasUsableBands, createNormsPatch } from '#authoring/exchange/norms/norms-patch.ts';
import type { Respondent } from '#authoring/exchange/norms/raw-answers.ts';
import { proposeScoreNorms } from '#authoring/exchange/norms/score-norms.ts';
import { checkInstrument } from '#domain/instrument/check.ts';
import { anInstrument, type Mutable, getReport } from '#tests/support/instrument-builder.ts';
import { applyPatch } from './apply-patch.ts';

const instrument = anInstrument();
const sample = { people: 'students of two colleges', place: 'Mysuru', year: '2026' };
const byFile: BandPlan = { kind: 'file' };

/** Answers that repeat a list of codes, one person after the other. */
function createPeople(codes: readonly (readonly number[])[], facts: Partial<Respondent> = {}): Respondent[] {
  return codes.map((answers, at) => ({
    row: at + 2,
    answers,
    age: 20,
    gender: null,
    education: null,
    ...facts,
  }));
}

/** Three people ten times. calm = q1 + (5 − q2): 8, 5, 2; joy = q3 + q4: 8, 5, 2. */
const thirty = Array.from({ length: 10 }, () => [
  [4, 1, 4, 4],
  [2, 2, 3, 2],
  [1, 4, 1, 1],
]).flat();

const computeNorms = (group: readonly Respondent[], plan: BandPlan = byFile, of = instrument) =>
  proposeScoreNorms(of, group, 'deviation', (score) => selectBands(plan, score));
const computeCalm = (group: readonly Respondent[], plan?: BandPlan) =>
  computeNorms(group, plan).find(({ score }) => score.id === 'calm');

describe('norms of a score', () => {
  test('are computed with its own formula and with reversed items: 8, 5 and 2 ten times', () => {
    const calm = computeCalm(createPeople(thirty));
    // Mean 5; squares 20 · 9 = 180 over 29; deviation 2.491. Items 4, 2, 1 and 4, 3, 1.
    expect(calm?.all).toMatchObject({ n: 30, mean: { value: 5 } });
    expect(calm?.all.sd.value).toBeCloseTo(Math.sqrt(180 / 29), 10);
    // Item variances (10 · 14/3) / 29 twice: 2 · (1 − (280/3) / 180).
    expect(calm?.all.reliability).toMatchObject({ items: 2, cases: 30 });
    expect(calm?.all.reliability.alpha.value).toBeCloseTo(2 * (1 - 280 / 3 / 180), 10);
    expect(calm?.itemIds).toEqual(['q1', 'q2']);
    // 5 ± 2.49 is 2.51 and 7.49.
    expect(calm?.bands[0]?.proposal.cuts).toMatchObject({ low: 2, average: 7 });
  });

  test('of a total use the items of its parts; a ratio has no alpha', () => {
    const norms = computeNorms(createPeople(thirty));
    expect(norms.map(({ score }) => score.id)).toEqual(['calm', 'joy', 'overall', 'balance']);
    expect(norms[2]?.itemIds).toEqual(['q1', 'q2', 'q3', 'q4']);
    expect(norms[3]?.all.reliability.alpha).toMatchObject({ value: null, reason: expect.any(String) });
  });

  test('of a total with a part that is not a sum have no alpha', () => {
    const mixed = anInstrument((draft) => {
      draft.scores[1]!.formula = { kind: 'highest', items: ['q3', 'q4'] };
    });
    const overall = computeNorms(createPeople(thirty), byFile, mixed).find(
      ({ score }) => score.id === 'overall',
    );
    expect(overall?.itemIds).toEqual([]);
    expect(overall?.all.reliability.alpha.value).toBeNull();
  });

  test('are computed per band by age; a band with fewer than 30 people has no cuts and a reason', () => {
    const calm = computeCalm([...createPeople(thirty), ...createPeople(thirty.slice(1), { age: 36 })]);
    expect(calm?.bands.map(({ proposal }) => proposal.n)).toEqual([30, 29]);
    expect(calm?.bands[1]?.proposal.cuts).toEqual({ reason: expect.stringMatching(/there are 29/) });
    expect(calm && hasUsableBands(calm)).toBe(false);
  });

  test('exclude and count people of unknown age if bands need the age', () => {
    const group = createPeople(thirty, { age: null });
    expect(computeCalm(group)).toMatchObject({ unassigned: 30, all: { n: 30 } });
    expect(computeCalm(group, { kind: 'new', starts: [18], byGender: false })).toMatchObject({
      unassigned: 0,
    });
  });

  test('of new bands: women and men separately, and the band without gender includes both', () => {
    const group = [
      ...createPeople(thirty, { gender: 'female' }),
      ...createPeople(thirty, { gender: 'male' }),
    ];
    const calm = computeCalm(group, { kind: 'new', starts: [18], byGender: true });
    expect(calm?.bands.map(({ band, proposal }) => [band.gender, band.to, proposal.n])).toEqual([
      ['male', null, 30],
      ['female', null, 30],
      [undefined, null, 60],
    ]);
  });

  test('with missing answers include only people who have the score', () => {
    const gap = { row: 40, answers: [null, 1, 1, 1], age: 20, gender: null, education: null };
    expect(computeCalm([...createPeople(thirty), gap])?.all).toMatchObject({
      n: 30,
      reliability: { cases: 30 },
    });
  });
});

describe('accepting norms', () => {
  const createPatch = (
    plan: BandPlan,
    group = [...createPeople(thirty), ...createPeople(thirty, { age: 40 })],
  ) => createNormsPatch(instrument, computeNorms(group, plan), plan, 'deviation', sample);

  test('sets mean, deviation, cuts and their basis, and keeps the level texts', () => {
    const changed = applyPatch(instrument, createPatch(byFile));
    const { bands, average, reliability } = getReport(changed as Mutable<typeof changed>, 'calm');
    const basis = 'Measured with these items: 30 students of two colleges, Mysuru, 2026.';
    expect(bands[0]).toEqual({
      from: 18,
      to: 35,
      norm: { mean: 5, sd: 2.49, basis },
      cuts: { basis: `One deviation to either side of the mean. ${basis}` },
      levels: [{ upTo: 2, is: 'Low' }, { upTo: 7, is: 'Average' }, { is: 'High' }],
      colours: [{ upTo: 2, is: 'red' }, { upTo: 7, is: 'green' }, { is: 'blue' }],
    });
    expect(average).toEqual({ value: 5, basis: basis.replace('30', '60') });
    expect(reliability).toEqual({ value: 0.96, basis: `Cronbach's alpha. ${basis.replace('30', '60')}` });
  });

  test('removes the reason for other colours, whose cuts now equal those of the levels', () => {
    const excepted = anInstrument((draft) => {
      getReport(draft, 'joy').bands[0]!.coloursException = 'Another study.';
    });
    const norms = computeNorms(createPeople(thirty), byFile, excepted);
    const changed = applyPatch(excepted, createNormsPatch(excepted, norms, byFile, 'deviation', sample));
    expect(Object.keys(getReport(changed as Mutable<typeof changed>, 'joy').bands[0] ?? {})).not.toContain(
      'coloursException',
    );
  });

  test('omits scores whose bands lack cuts, and changes nothing else', () => {
    const paths = createPatch(byFile, createPeople(thirty)).map(([path]) => path.slice(0, 2).join('.'));
    // calm has a second band from 36 without people; balance has one band and a ratio of 1 for all.
    expect([...new Set(paths)]).toEqual(['scores.1', 'scores.2']);
  });

  test('replaces all bands if they are new, in a form that passes the check', () => {
    const plan: BandPlan = { kind: 'new', starts: [18, 40], byGender: false };
    const changed = applyPatch(instrument, createPatch(plan));
    expect(
      getReport(changed as Mutable<typeof changed>, 'calm').bands.map(({ from, to }) => [from, to]),
    ).toEqual([
      [18, 39],
      [40, null],
    ]);
    expect(checkInstrument(changed).map(({ rule }) => rule)).toEqual([]);
  });
});

test.each([
  ['18, 36', [18, 36]],
  ['36 60', [18, 36, 60]],
  ['', [18]],
  ['36, 36', null],
  ['60, 36', null],
  ['17', null],
  ['thirty', null],
  ['30.5', null],
])('first ages "%s" are parsed as %j', (text, expected) => {
  expect(parseBandStartAges(text)).toEqual(expected);
});
