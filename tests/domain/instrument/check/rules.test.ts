import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ContentRule, PatchExample } from '#domain/instrument/check/rule.ts';
import { exampleRules, contentRules, setRules } from '#domain/instrument/check/rules.ts';
import { listAdvice, checkInstrument, checkSet, runExamples } from '#domain/instrument/check.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { anInstrument, anInstrumentOfPairs, getReport } from '#tests/support/instrument-builder.ts';
import { patchCopy } from '#tests/support/patch.ts';

const createSample = ({ sample }: PatchExample) =>
  sample === 'pairs' ? anInstrumentOfPairs() : anInstrument();
const listProblems = (instrument: Instrument) => [
  ...checkInstrument(instrument),
  ...listAdvice(instrument),
  ...runExamples(instrument),
];

/** A second instrument that is valid next to the small one. */
const loud = patchCopy(anInstrument(), {
  id: 'T2',
  position: 2,
  title: 'Loud Days',
  'routes.intro': '/loudPage',
  'routes.questionnaire': '/loudAssessment',
  'routes.feedback': '/loudFeedback',
  'routes.combined': '/loudFeedbackComp',
});

const listCases = <R extends { readonly id: string; readonly examples: readonly PatchExample[] }>(
  rules: readonly R[],
) => rules.flatMap((rule) => rule.examples.map((example) => [rule.id, example] as const));

describe('the valid samples', () => {
  it('have no findings, separately and together', () => {
    expect(listProblems(anInstrument())).toEqual([]);
    expect(listProblems(anInstrumentOfPairs())).toEqual([]);
    expect(checkSet([anInstrument(), loud])).toEqual([]);
  });
});

describe('a rule rejects its bad example and accepts the corrected one', () => {
  it.each(listCases<ContentRule>([...contentRules, ...exampleRules]))('%s %j', (id, example) => {
    const bad = patchCopy(createSample(example), example.bad);
    expect(listProblems(bad).map(({ rule }) => rule)).toContain(id);
    expect(listProblems(patchCopy(bad, example.good))).toEqual([]);
  });

  it.each(listCases(setRules))('%s %j', (id, { bad, good }) => {
    const wrong = patchCopy(loud, bad);
    expect(checkSet([anInstrument(), wrong]).map(({ rule, at }) => [rule, at])).toEqual([[id, 1]]);
    expect(checkSet([anInstrument(), patchCopy(wrong, good)])).toEqual([]);
  });
});

// Mutation tests rewrite the files whose texts are read here.
it.skipIf(process.env.MUTANTS_AREA)(
  'every rule has a unique id, and every file of a rule is in a list',
  () => {
    const ids = [...contentRules, ...exampleRules, ...setRules].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const folder = join(import.meta.dirname, '../../../../src/domain/instrument/check');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.ts'),
    );
    const written = files.flatMap(
      (name) => readFileSync(join(folder, name), 'utf8').match(/(?<=^ {2}id: ')instrument\/[a-z-]+/gm) ?? [],
    );
    expect(written.sort()).toEqual(ids.toSorted());
  },
);

it('every finding names its rule and level', () => {
  const bad = anInstrument((draft) => {
    getReport(draft, 'calm').reliability = { value: 80, basis: 'assumed' };
  });
  expect(checkInstrument(bad)).toEqual([
    {
      rule: 'instrument/reliability',
      level: 'error',
      path: 'scores[0].report.reliability.value',
      expected: 'a number from 0 to 1',
      actual: '80',
      fix: 'Write 0.8 for 80 percent, or null if changes are not evaluated.',
    },
  ]);
});

describe('a mistake is not reported again by dependent checks', () => {
  it('an item in two subscales of a total is not reported for ranges, limits or examples', () => {
    const twice = anInstrument((draft) => {
      draft.scores[1]!.formula = { kind: 'sum', items: ['q3', 'q4', 'q1'] };
    });
    expect([...checkInstrument(twice), ...runExamples(twice)]).toEqual([
      expect.objectContaining({
        rule: 'instrument/counted-twice',
        path: 'scores[1].formula.items[2]',
        actual: '"q1", which "calm" also includes',
      }),
    ]);
  });

  it('an item through nested totals is reported at the formula that repeats it', () => {
    const nested = anInstrument((draft) => {
      draft.scores[4]!.formula = { kind: 'sumOfScores', scores: ['joy', 'overall'] };
    });
    expect(checkInstrument(nested)).toMatchObject([
      {
        rule: 'instrument/counted-twice',
        path: 'scores[2].formula',
        actual: '"q3", which "joy" also includes',
      },
    ]);
  });

  it('a lead in a group does not block the worked examples', () => {
    const both = anInstrument((draft) => {
      draft.feedback.groups[1]!.scores.push('overall');
      draft.examples[0]!.expected[0]!.value = 7;
    });
    expect([...checkInstrument(both), ...runExamples(both)].map(({ rule }) => rule)).toEqual([
      'instrument/lead-in-group',
      'instrument/example-result',
    ]);
  });
});

describe('the maximum deviation', () => {
  const checkNorm = (sd: number, mean: number) =>
    checkInstrument(
      anInstrument((draft) => (getReport(draft, 'calm').bands[0]!.norm = { mean, sd, basis: 'b' })),
    );

  // Scores from 2 to 8: around 5 it is √(3 · 3) = 3, around 7 √(1 · 5) = 2.236…, rounded up to 2.3.
  it.each([
    [3, 5, []],
    [3.1, 5, ['at most 3:']],
    [2.3, 7, []],
    [2.4, 7, ['at most 2.3:']],
  ])('%f points around a mean of %f', (sd, mean, limit) => {
    expect(checkNorm(sd, mean).map(({ expected }) => /^at most [\d.]+:/.exec(expected)?.[0])).toEqual(limit);
  });

  it('is half the width of the range if the mean is at its end', () => {
    expect(checkNorm(3, 8)).toEqual([]);
    expect(checkNorm(3.1, 8)).toHaveLength(1);
  });
});
