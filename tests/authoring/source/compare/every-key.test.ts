import { describe, expect, it } from 'vitest';
import { isBreaking } from '#authoring/source/compare/change.ts';
import { compareInstruments } from '#authoring/source/compare/comparison.ts';
import { splitPath } from '#authoring/source/compare/differences.ts';
import { classifyChange } from '#authoring/source/compare/version.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { anInstrument, getReport } from '#tests/support/instrument-builder.ts';

/** An instrument that uses every key of the format. */
function createWithEveryKey(): Instrument {
  return anInstrument((draft) => {
    Object.assign(draft, {
      normsNote: 'Measured here.',
      allowsMissing: true,
      missing: { upToPercent: 20 },
      references: ['One source.'],
      language: 'hi-IN',
      citation: 'Rao 2026',
      licence: 'CC BY 4.0',
      signOff: [{ role: 'psychologist', date: '2026-11-22', lookedAt: 'all items' }],
      spelling: { declaredBy: 'A. Rao', confirmedBy: 'B. Sen' },
      set: { needs: ['S1'], optional: true, repeatAfterDays: 28, retired: false },
      scales: {
        pain: { kind: 'rating', min: 0, max: 10, low: 'none', high: 'the worst' },
        line: { kind: 'analogue', min: 0, max: 50, step: 5, low: 'not at all', high: 'fully' },
        clock: { kind: 'time' },
        slept: { kind: 'duration', min: 0, max: 900 },
        since: { kind: 'date', min: 20200101, max: 20261231 },
        words: { kind: 'text', maxLength: 40 },
        work: {
          kind: 'choice',
          options: [
            { code: 1, label: 'Easy' },
            { code: 2, label: 'Hard' },
            { code: 3, label: 'None', notApplicable: true },
          ],
        },
        days: { kind: 'number', min: 0, max: 31, unit: 'days' },
        drinks: {
          kind: 'several',
          options: [
            { code: 1, label: 'Tea', value: 2 },
            { code: 2, label: 'None', alone: true },
          ],
        },
        values: {
          kind: 'choice',
          options: [
            { code: 1, value: 0, label: 'No' },
            { code: 2, label: 'Yes' },
          ],
        },
        pairs: {
          kind: 'bipolar',
          positions: [
            { position: -1, code: 1, label: 'A', words: 'Like this' },
            { position: 1, code: 2, label: 'B', words: 'Like this' },
          ],
        },
      },
    });
    Object.assign(draft.presentation, { note: 'A note.', order: 'shuffled' });
    draft.items.push(
      { id: 'say', heading: 'Now', instruction: 'Two more.', showWhen: { item: 'q1', from: 2 } },
      {
        id: 'p1',
        text: 'Pain',
        scale: 'pain',
        showWhen: {
          all: [
            {
              any: [
                { item: 'q1', is: 2 },
                { item: 'w1', includes: 1 },
              ],
            },
            { not: { item: 'q2', upTo: 3 } },
          ],
        },
        hiddenValue: 0,
      },
      { id: 'r1', left: 'Slow', right: 'Fast', scale: 'pairs' },
    );
    const report = getReport(draft, 'calm');
    Object.assign(report, {
      standardError: { value: 1.2, basis: 'made up', assumed: true },
      figureNote: 'points',
    });
    Object.assign(report.bands[0]!, {
      gender: 'female',
      education: [1, 2],
      cuts: { basis: 'made up', assumed: true },
      coloursException: 'made up',
    });
    Object.assign(report.bands[0]!.norm!, { assumed: true, percentiles: [{ score: 3, percentile: 20 }] });
    Object.assign(report.bands[0]!, { unlisted: 'No group.' });
    Object.assign(report.range, { basis: 'Alike for all.' });
    Object.assign(report.bands[0]!.levels[0]!, { id: 'mild', name: 'Mild' });
    report.levelTexts.mild = {
      text: 'Words.',
      step: 'Walk.',
      steps: ['Sing.'],
      reading: ['wellBeing1'],
      colourNotes: { red: 'All the same.' },
      tiers: [{ from: 1, upTo: 2, text: 'Few.', step: 'Rest.', reading: ['wellBeing1'] }],
    };
    draft.help = {
      firstWhen: [
        {
          all: [
            { score: 'calm', level: 'Low', from: 3, upTo: 6, is: 4 },
            {
              any: [
                { item: 'q1', upTo: 2 },
                { item: 'q1', is: 3 },
              ],
            },
            { item: 'q1', from: 2 },
          ],
        },
      ],
      text: 'Help.',
      steps: ['Call.'],
      reading: ['wellBeing1'],
      summary: 'Help stands first.',
    };
    Object.assign(draft.examples[0]!, { gender: 'female', education: 2, helpFirst: false });
    Object.assign(draft.examples[0]!.expected[0]!, { levelId: 'mild' });
    const createScore = (id: string, formula: object, missing?: object) =>
      draft.scores.push({ id, title: id, decimals: 1, ...JSON.parse(JSON.stringify({ formula, missing })) });
    createScore(
      'weighted',
      { kind: 'weightedSum', items: ['q1', 'q3'], weights: [1, 2] },
      { atLeast: 1, rest: 'ownMean' },
    );
    Object.assign(draft.scores.at(-1)!, {
      recode: [{ from: 1, to: 4, value: 2 }],
      rounding: { mode: 'halfEven', passedOn: 'rounded' },
    });
    createScore('line', { kind: 'linear', score: 'calm', a: 50, b: 10 });
    createScore('less', { kind: 'difference', minuend: 'calm', subtrahend: 'joy' });
    createScore('count', { kind: 'countFrom', items: ['q1', 'q3'], from: 2, upTo: 3 });
    createScore('top', { kind: 'highest', items: ['q1', 'q3'] });
    createScore('metric', {
      kind: 'table',
      score: 'calm',
      rows: [
        { from: 2, to: 7, value: 20.5, standardError: 2 },
        { from: 8, value: 30 },
      ],
    });
    createScore('state', {
      kind: 'rules',
      cases: [
        {
          when: { all: [{ score: 'calm', from: 3, upTo: 5 }, { any: [{ item: 'q1', from: 2 }] }] },
          value: 2,
        },
        { when: { atLeast: 1, of: [{ score: 'joy', from: 3 }] }, value: 1 },
        { when: { not: { score: 'joy', upTo: 3 } }, value: 3 },
      ],
      otherwise: 0,
    });
    createScore('product', { kind: 'product', items: ['q1', 'q3'] });
    createScore('night', { kind: 'timeBetween', start: 'q1', end: 'q3' });
    createScore('profile', {
      kind: 'lookup',
      items: ['q1', 'q3'],
      rows: [{ values: [1, 2], value: 0.5 }],
      otherwise: 0,
    });
  });
}

/** Every path of a value: its leaves, and the parts that can be removed. */
function listPaths(value: unknown, path = ''): string[] {
  if (Array.isArray(value))
    return [path, ...value.flatMap((entry, at) => listPaths(entry, `${path}[${at}]`))];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) => listPaths(part, path ? `${path}.${key}` : key));
  return [path];
}

/** A copy with another value at a path; a list loses its last entry. */
function changeValueAt(path: string): Instrument {
  const copy = createWithEveryKey();
  const steps = splitPath(path);
  const holder = steps.slice(0, -1).reduce<unknown>((part, step) => Reflect.get(Object(part), step), copy);
  if (typeof holder !== 'object' || holder === null) throw new Error(`nothing at ${path}`);
  const last = steps.at(-1) ?? '';
  Reflect.set(holder, last, getOtherValue(Reflect.get(holder, last)));
  return copy;
}

function getOtherValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, -1);
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return typeof value === 'string' ? `${value} more` : 7;
}

describe('a change of any key', () => {
  const before = createWithEveryKey();
  // Another kind requires other keys, so it cannot change alone.
  const paths = listPaths(before).filter((place) => !/^(id|version)$|\.kind$/.test(place));

  it('is reported with the version that its part requires', () => {
    const wrong = paths.flatMap((place) => {
      const after = changeValueAt(place);
      const { changes, size } = compareInstruments(before, after);
      if (changes.length === 0) return `${place}: not told`;
      const isSigned = changes.every(({ what }) => /^(Sign-off|Declared as spelling)/.test(what));
      const expected = isSigned ? 'none' : changes.some(isBreaking) ? 'major' : 'minor';
      return size === expected && classifyChange(before, after) === expected
        ? []
        : `${place}: ${size}, told ${expected}`;
    });
    expect(wrong).toEqual([]);
    // Guards against an empty list.
    expect(paths.length).toBeGreaterThan(250);
  });

  it.each([
    ['scales.pain.max', 'major'],
    ['scales.drinks.options[0].value', 'major'],
    ['items[5].showWhen.all[0].any[0].is', 'major'],
    ['items[5].hiddenValue', 'major'],
    ['presentation.order', 'major'],
    ['scores[5].missing.atLeast', 'major'],
    ['scores[5].formula.weights[1]', 'major'],
    ['scores[10].formula.rows[0].value', 'major'],
    ['scores[10].formula.rows[0].standardError', 'minor'],
    ['scores[11].formula.cases[0].value', 'major'],
    ['scores[0].report.bands[0].gender', 'minor'],
    ['scores[0].report.bands[0].levels[0].id', 'minor'],
    ['scores[0].report.standardError.value', 'minor'],
    ['set.needs', 'minor'],
    ['licence', 'minor'],
    ['language', 'minor'],
    ['signOff', 'none'],
    ['spelling.confirmedBy', 'none'],
  ])('%s is %s', (place, size) => {
    expect(classifyChange(before, changeValueAt(place))).toBe(size);
  });
});

it('a default value written out is no change', () => {
  const written = anInstrument((draft) => {
    draft.language = 'en-IN';
    draft.presentation.order = 'fixed';
    if (draft.scale.kind === 'choice')
      draft.scale.options = draft.scale.options.map((option) => ({ ...option, value: option.code }));
    draft.items[0]!.id = 'q1';
  });
  expect(compareInstruments(anInstrument(), written)).toMatchObject({ changes: [], size: 'none' });
});
