import { beforeAll, describe, expect, test } from 'vitest';
import { listQuestions } from '#domain/instrument/questions.ts';
import type { QualityFile, QualityGroup } from '#domain/psychometrics/quality-file.ts';
import { groupFirstAttempts } from '#research/quality/group-attempts.ts';
import { renderQualityPage } from '#research/quality/page/page.ts';
import { type QualityReports, computeQuality } from '#research/quality/compute-quality.ts';
import type { EligibleAttempt } from '#research/quality/eligible-attempt.ts';
import { suppressSmallCounts } from '#research/quality/small-counts.ts';
import { createFakeAttempts, readPublished, streamAttempts } from './fake-attempts.ts';

const [s3, s4, old] = [readPublished('S3@2.0'), readPublished('S4@1.1'), readPublished('S4@1.0')];
const versions = [s3, s4, old];
const computeQualityOf = async (sittings: readonly EligibleAttempt[], options = {}) =>
  computeQuality(await groupFirstAttempts(streamAttempts(sittings), versions, options), '2027-03-31', {
    times: 40,
    seed: 1,
  });

let quality: QualityReports;
let file: QualityFile;
let group: QualityGroup;
beforeAll(async () => {
  quality = await computeQualityOf([
    ...createFakeAttempts(s4, { people: 130, returnAfterDays: 10 }),
    ...createFakeAttempts(s4, { people: 99, from: 1000, language: 'hi-IN' }),
    ...createFakeAttempts(old, { people: 40, from: 2000 }),
  ]);
  file = quality.files[0] as QualityFile;
  group = file.groups[0] as QualityGroup;
});

describe('the sample', () => {
  test('contains each version and language from 100 people on; for others the missing number is reported', () => {
    expect(
      quality.files.map(({ table, groups }) => [
        table,
        groups.map((one) => [one.version, one.language, one.people]),
      ]),
    ).toEqual([['S4@1', [['1.1', 'en-IN', 130]]]]);
    expect(quality.tooFew).toEqual([
      { name: 'S4 1.0 (en-IN)', people: 40 },
      { name: 'S4 1.1 (hi-IN)', people: 99 },
    ]);
  });

  test('contains a person once, with the first attempt at the questionnaire, whatever its version', async () => {
    const first = createFakeAttempts(old, { people: 120 });
    const later = createFakeAttempts(s4, { people: 120 }).map((one) => ({
      ...one,
      takenAt: new Date('2028-01-01'),
    }));
    const { files } = await computeQualityOf([...first, ...later]);
    expect(files.map(({ groups }) => groups.map(({ version, people }) => [version, people]))).toEqual([
      [['1.0', 120]],
    ]);
  });

  test('can be limited to one instrument or language', async () => {
    const both = [
      ...createFakeAttempts(s4, { people: 100 }),
      ...createFakeAttempts(s3, { people: 100, language: 'hi-IN' }),
    ];
    const listTables = async (options: object) =>
      (await computeQualityOf(both, options)).files.map(({ table }) => table);
    expect(await listTables({})).toEqual(['S3@2', 'S4@1']);
    expect(await listTables({ instrument: 'S4' })).toEqual(['S4@1']);
    expect(await listTables({ language: 'hi-IN' })).toEqual(['S3@2']);
  });
});

describe('retest', () => {
  const computeAfter = (again: number) =>
    computeQualityOf(createFakeAttempts(s4, { people: 120, returnAfterDays: again }));
  const listRetestCounts = ({ files }: QualityReports) =>
    files[0]?.groups[0]?.scores[0]?.retest.map(({ icc }) => icc.n);

  test.each([
    [6, [0, 0, 0]],
    [7, [40, 40, 0]],
    [14, [40, 0, 40]],
    [21, [40, 0, 40]],
    [22, [0, 0, 0]],
  ])('uses people who returned after %d days', async (again, expected) => {
    expect(listRetestCounts(await computeAfter(again))).toEqual(expected);
  });

  test('uses only the next attempt: a return after one day forms no pair on the tenth', async () => {
    const all = createFakeAttempts(s4, { people: 120, returnAfterDays: 10 });
    const between = all
      .filter((one, at) => all[at - 1]?.person === one.person)
      .map((one) => ({ ...one, takenAt: new Date(one.takenAt.getTime() - 9 * 86_400_000) }));
    const mixed = [...all, ...between].toSorted((a, b) => a.takenAt.getTime() - b.takenAt.getTime());
    expect(listRetestCounts(await computeQualityOf(mixed))).toEqual([0, 0, 0]);
  });

  test('with fewer than thirty people is undefined, with the number', async () => {
    const all = createFakeAttempts(s4, { people: 100, returnAfterDays: 10 });
    const few = all.filter((one, at) => all[at - 1]?.person !== one.person || Number(one.person) < 87);
    const computeIcc = async (sittings: typeof all) =>
      (await computeQualityOf(sittings)).files[0]?.groups[0]?.scores[0]?.retest[0]?.icc;
    expect(await computeIcc(all)).toMatchObject({
      n: 34,
      value: expect.any(Number),
      low: expect.any(Number),
    });
    expect(await computeIcc(few)).toEqual({
      estimator: 'icc',
      n: 29,
      value: null,
      reason: 'Test-retest statistics need 30 people; there are 29.',
    });
  });
});

describe('the file', () => {
  test('contains each figure with its estimator, sample size and interval, and the hash of the content', () => {
    expect(file).toMatchObject({ format: 1, table: 'S4@1', instrument: 'S4', made: '2027-03-31' });
    expect(group.instrumentHash).toBe(s4.hash);
    const { alpha, omega } = group.scores[0] ?? {};
    expect(alpha).toEqual({
      estimator: 'alpha',
      n: 130,
      value: expect.closeTo(0.89, 1),
      low: expect.any(Number),
      high: expect.any(Number),
    });
    expect(omega?.low).toBeLessThan(omega?.value ?? 0);
    const used = new Set(JSON.stringify(file).match(/(?<="estimator":")\w+/g));
    expect([...used].filter((name) => !(name in file.estimators))).toEqual([]);
  });

  test('reverses reversed items: a questionnaire with four of them is consistent', async () => {
    const { files } = await computeQualityOf(createFakeAttempts(s3, { people: 150 }));
    expect(files[0]?.groups[0]?.scores[0]?.alpha.value).toBeGreaterThan(0.8);
    expect(files[0]?.groups[0]?.items.filter(({ isReversed }) => isReversed)).toHaveLength(4);
  });

  test('counts an unanswered item as missing, never as 0', async () => {
    const gap = createFakeAttempts(s4, { people: 120 }).map((one, at) =>
      at < 20
        ? {
            ...one,
            answers: [null, ...one.answers.slice(1)],
            result: { distress: { value: null, level: '' as const, percentile: null } },
          }
        : one,
    );
    const whole = (await computeQualityOf(createFakeAttempts(s4, { people: 120 }).slice(20, 120))).files[0]
      ?.groups[0];
    const own = (await computeQualityOf(gap)).files[0]?.groups[0];
    expect(own?.items[0]).toMatchObject({
      missing: 20,
      mean: { n: 100, value: whole?.items[0]?.mean.value },
    });
    expect(own?.scores[0]).toMatchObject({ missing: 20, alpha: { ...whole?.scores[0]?.alpha } });
  });

  test('suppresses groups of 1 to 10 people, and any that reveal them', () => {
    const suppressSmall = (...counts: number[]) =>
      suppressSmallCounts(counts.map((count, at) => ({ label: `${at}`, people: count }))).map(
        (one) => one.people,
      );
    expect(suppressSmall(0, 11, 40)).toEqual([0, 11, 40]);
    expect(suppressSmall(0, 3, 30, 40)).toEqual([0, null, null, 40]);
    expect(suppressSmall(3, 8, 30)).toEqual([null, null, 30]);
    // Seven people in two groups are as few as seven in one.
    expect(suppressSmall(3, 4, 30, 40)).toEqual([null, null, null, 40]);
    const counts = file.groups.flatMap(({ items, scores }) =>
      [...items.map(({ options }) => options), ...scores.map(({ distribution }) => distribution)].flatMap(
        (list) => list ?? [],
      ),
    );
    expect(counts.filter(({ people: n }) => n !== null && n > 0 && n < 11)).toEqual([]);
  });

  test('is the same for the same answers', async () => {
    const again = await computeQualityOf(createFakeAttempts(s4, { people: 130, returnAfterDays: 10 }));
    expect(again.files[0]?.groups[0]).toEqual(group);
  });
});

describe('warnings for a researcher', () => {
  test('an item with a low correlation to the others', async () => {
    const last = listQuestions(s4.instrument).length - 1;
    const inconsistent = createFakeAttempts(s4, { people: 120 }).map((one, at) => ({
      ...one,
      answers: one.answers.map((code, index) => (index === last ? (at % 5) + 1 : code)),
    }));
    const { files } = await computeQualityOf(inconsistent);
    expect(files[0]?.groups[0]?.flags).toEqual([
      {
        about: 'di10',
        text: expect.stringMatching(
          /^In Distress, the item-total correlation of di10 is -?0\.[0-2]\d, below 0\.30\. Check its text/,
        ),
      },
    ]);
  });

  test('a score with a floor effect', async () => {
    const atFloor = createFakeAttempts(s4, { people: 100 }).map((one, at) =>
      at < 20 ? { ...one, result: { distress: { value: 10, level: 'Low' as const, percentile: 1 } } } : one,
    );
    const { files } = await computeQualityOf(atFloor);
    expect(files[0]?.groups[0]?.flags).toEqual([
      {
        about: 'distress',
        text: expect.stringMatching(/^2\d % of people have the lowest possible Distress, more than 15 %: /),
      },
    ]);
  });

  test('none if every figure is within its limit', () => {
    expect(group.flags).toEqual([]);
  });
});

describe('the page', () => {
  test('describes each plot in a sentence and has its numbers in a table', () => {
    const page = renderQualityPage(file);
    const plots = page.match(/<svg /g)?.length ?? 0;
    expect(plots).toBe(5);
    expect(page.match(/<svg [^>]*role="img" aria-label="[^"]{20,}/g)).toHaveLength(plots);
    expect(page.match(/<table>/g)?.length).toBe(plots);
    expect(page.match(/class="sentence"/g)?.length).toBe(plots);
  });

  test('needs no script and no other file, and escapes texts of authors', () => {
    const page = renderQualityPage({ ...file, title: '<script>alert("x")</script>' });
    expect(page).not.toMatch(/<script|src=|href=|url\(/);
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
  });
});
