import { expect, test } from 'vitest';
import { createFigureValue } from '#domain/psychometrics/figure.ts';
import type { ItemQuality, QualityGroup } from '#domain/psychometrics/quality-file.ts';
import { computeDistribution } from '#research/quality/distribution.ts';
import { groupFirstAttempts } from '#research/quality/group-attempts.ts';
import { createSample, createStatistic, createProportion } from '#research/quality/statistic.ts';
import { renderQualityPage } from '#research/quality/page/page.ts';
import { computeQuality } from '#research/quality/compute-quality.ts';
import type { EligibleAttempt } from '#research/quality/eligible-attempt.ts';
import { createFakeAttempts, readPublished, streamAttempts } from './fake-attempts.ts';

const s4 = readPublished('S4@1.1');
const computeGroup = async (sittings: readonly EligibleAttempt[]) => {
  const { files } = computeQuality(
    await groupFirstAttempts(streamAttempts(sittings), [s4], {}),
    '2027-03-31',
    {
      times: 20,
      seed: 1,
    },
  );
  const [file] = files;
  if (!file) throw new Error('There are too few participants.');
  return { file, group: file.groups[0] as QualityGroup, page: renderQualityPage(file) };
};

/** 130 people; `counts` answered the first question with each code, and the others skipped it. */
const createCounted = (...counts: number[]) => {
  const codes = counts.flatMap((count, code) => Array.from({ length: count }, () => code + 1));
  return createFakeAttempts(s4, { people: 130 }).map((one, at) => ({
    ...one,
    answers: [codes[at] ?? null, ...one.answers.slice(1)],
  }));
};
const toPublished = ({ missing, mean, options }: ItemQuality) => ({
  missing,
  n: mean.n,
  options: options?.map(({ people }) => people),
});

/** Every number of people in a file, except options and distributions. */
function listNumbers(group: QualityGroup): Set<number> {
  const numbers = JSON.stringify(group).matchAll(/"(?:n|missing)":(\d+)/g);
  return new Set([...numbers].map(([, number]) => Number(number)));
}

test('three people who skipped a question are suppressed, with the values that reveal them', async () => {
  // 127 answered: 60 + 2 · 40 + 3 · 27 = 221, and 221 / 127 = 1.7402. The 27 are suppressed together with the three: 30
  // people.
  const { group, page } = await computeGroup(createCounted(60, 40, 27));
  const [first] = group.items as [ItemQuality];
  expect(toPublished(first)).toEqual({ missing: null, n: null, options: [60, 40, null, 0, 0] });
  expect(first.mean.value).toBeCloseTo(221 / 127, 9);
  expect(page.includes('<td>hidden</td><td>1.74</td>')).toBe(true);
  expect(page.includes('60 · 40 · hidden · 0 · 0')).toBe(true);
  expect([...listNumbers(group)].filter((number) => [3, 27, 127].includes(number))).toEqual([]);
  // Everyone answered the nine other questions.
  expect(group.items[1]?.mean.n).toBe(130);
  // Ten items are complete for 127 people: both numbers are suppressed.
  const [distress] = group.scores;
  expect([distress?.alpha.n, group.straightLining.n]).toEqual([null, null]);
  expect(distress?.alpha.value).toBeGreaterThan(0.8);
});

test('four of all people follow from the total, so both are suppressed', async () => {
  const { group } = await computeGroup(createCounted(126, 4));
  expect(toPublished(group.items[0] as ItemQuality)).toEqual({
    missing: 0,
    n: 130,
    options: [null, null, 0, 0, 0],
  });
});

test('groups of enough people are published', async () => {
  const { group } = await computeGroup(createCounted(60, 40, 19));
  expect(toPublished(group.items[0] as ItemQuality)).toEqual({
    missing: 11,
    n: 119,
    options: [60, 40, 19, 0, 0],
  });
});

/** The number of people per score, from 10 to 50 points, in groups of three scores. */
const computeSpread = (people: Record<number, number>, missing = 0) => {
  const scores = Object.entries(people).flatMap(([score, count]) =>
    Array.from({ length: count }, () => Number(score)),
  );
  const { places, ...figures } = computeDistribution(scores, missing, { min: 10, max: 50, decimals: 0 });
  const published = places.filter(({ people: count }) => count !== 0);
  return {
    ...figures,
    places: Object.fromEntries(published.map(({ label, people: count }) => [label, count])),
  };
};

test('a group with the lowest score does not reveal a small remainder', () => {
  // 20 at 10 and 4 at 11: the 4 would follow from 24 at "10 to 12" and a floor of 20. So 25 people are suppressed with
  // them, and the floor is published.
  expect(computeSpread({ 10: 20, 11: 4, 20: 60, 30: 25, 40: 26 })).toEqual({
    places: { '10 to 12': null, '19 to 21': 60, '28 to 30': null, '40 to 42': 26 },
    missing: 0,
    isEndDisclosed: { floor: true, ceiling: true },
  });
});

test('the lowest score is suppressed if no other group can be merged with a small one', () => {
  expect(computeSpread({ 10: 100, 11: 4 })).toMatchObject({
    places: { '10 to 12': null },
    isEndDisclosed: { floor: false },
  });
  expect(computeSpread({ 10: 100, 50: 4 })).toMatchObject({
    isEndDisclosed: { floor: false, ceiling: false },
  });
});

test('few people without a score are merged with the smallest group', () => {
  expect(computeSpread({ 20: 60, 30: 40, 40: 30 }, 2)).toMatchObject({
    places: { '19 to 21': 60, '28 to 30': 40, '40 to 42': null },
    missing: null,
  });
});

test('a share reveals neither few people nor all but few', () => {
  const computeShare = (count: number) =>
    createProportion('straightLining', createSample(130, [130]), createFigureValue(count / 130)).value;
  expect([0, 11, 119, 130].map(computeShare)).toEqual(
    [0, 11 / 130, 119 / 130, 1].map((one) => Number(one.toFixed(10))),
  );
  expect([1, 10, 120, 129].map(computeShare)).toEqual([null, null, null, null]);
});

test('for 1 to 10 people there is no mean and no other figure', () => {
  const computeFigure = (n: number) =>
    createStatistic('mean', createSample(n, [130]), createFigureValue(2.5));
  expect(computeFigure(10)).toEqual({
    estimator: 'mean',
    n: null,
    value: null,
    reason: 'Suppressed: it would disclose fewer than 11 people.',
  });
  expect(computeFigure(11)).toEqual({ estimator: 'mean', n: 11, value: 2.5 });
  // All but five have the figure: it is of 125 people, and their number is suppressed.
  expect(computeFigure(125)).toEqual({ estimator: 'mean', n: null, value: 2.5 });
});

test('retest halves within 7 to 21 days do not reveal three people', async () => {
  const early = createFakeAttempts(s4, { people: 111, returnAfterDays: 10 });
  const later = createFakeAttempts(s4, { people: 9, from: 1000, returnAfterDays: 15 });
  const { group } = await computeGroup([...early, ...later]);
  // A third of them returned: 37 after 10 days, 3 after 15.
  expect(group.scores[0]?.retest.map(({ icc }) => icc.n)).toEqual([40, null, null]);
  expect(group.scores[0]?.retest[1]?.icc.value).toEqual(expect.any(Number));
  expect(group.scores[0]?.retest[2]?.icc.reason).toBe(
    'Test-retest statistics need 30 people; there are fewer.',
  );
});
