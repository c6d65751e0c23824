import type { Instrument, Score } from '#domain/instrument/instrument.ts';
import type { Mutable } from '#tests/support/instrument-builder.ts';
import { aMixedInstrument } from '#tests/support/mixed-instrument.ts';

/**
 * A fixture instrument with every kind of item, also reversed, nested conditions, hidden items that count, missing
 * answers, and every kind of formula, with rules for missing answers, halves to round and negative numbers.
 * @param change modifies the new copy
 */
export function aWideInstrument(change: (draft: Mutable<Instrument>) => void = () => {}): Instrument {
  return aMixedInstrument((draft) => {
    draft.id = 'W1';
    draft.version = '3.1';
    draft.allowsMissing = true;
    draft.missing = { upToPercent: 40 };
    Object.assign(draft.scales!, newScales);
    if (draft.scale.kind === 'choice')
      draft.scale.options.forEach((one, at) => (one.value = [0, 0.5, 1, 3][at]!));
    const helped = draft.scales?.helped;
    if (helped?.kind === 'several') [2, 1.5, -1].forEach((value, at) => (helped.options[at]!.value = value));
    draft.items = [
      ...draft.items.map((item) =>
        ['pain', 'health', 'helped-not'].includes(item.id) ? { ...item, reverse: true } : item,
      ),
      { id: 'turned', text: 'I felt hurried.', reverse: true },
      { id: 'turned-pair', left: 'I am calm.', right: 'I am hurried.', scale: 'ease', reverse: true },
      {
        id: 'deep',
        text: 'Did music help in the evening?',
        showWhen: {
          any: [
            {
              all: [
                { item: 'helped', includes: 1 },
                { item: 'pain', from: 3, upTo: 7 },
              ],
            },
            {
              not: {
                any: [
                  { item: 'tea', is: 1 },
                  { item: 'days', upTo: 20 },
                ],
              },
            },
          ],
        },
        hiddenValue: 2.5,
      },
      {
        id: 'deeper',
        text: 'And at night?',
        showWhen: { item: 'deep', from: 2 },
        hiddenValue: -1,
        reverse: true,
      },
      { id: 'work', text: 'How hard was your work?', scale: 'work' },
      { id: 'home', text: 'How hard was it at home?', scale: 'work', reverse: true },
      { id: 'bed', text: 'When did you go to bed?', scale: 'clock' },
      { id: 'up', text: 'When did you get up?', scale: 'clock' },
      { id: 'slept', text: 'How long did you sleep?', scale: 'slept' },
      {
        id: 'late',
        text: 'Why so late?',
        showWhen: { sumOf: ['often', 'turned'], from: 3.5 },
        hiddenValue: 1,
      },
      { id: 'since', text: 'Since when?', scale: 'since', unscored: true },
      { id: 'own-words', text: 'What helped you?', scale: 'words', unscored: true },
      { id: 'aside', text: 'Anything else?', unscored: true, showWhen: { not: { item: 'often', is: 1 } } },
    ];
    const keepScore = (score: Score): Score => score;
    const all = ['often', 'pain', 'turned', 'turned-pair', 'deep', 'deeper'];
    draft.scores = JSON.parse(
      JSON.stringify([
        { id: 'total', title: 'Total', formula: { kind: 'sum', items: all }, decimals: 1 },
        {
          id: 'ownMean',
          title: 'Own mean',
          formula: { kind: 'sum', items: all },
          decimals: 2,
          missing: { atLeast: 3, rest: 'ownMean' },
        },
        {
          id: 'leftOut',
          title: 'Left out',
          formula: { kind: 'mean', items: all },
          decimals: 2,
          missing: { atLeast: 2, rest: 'leftOut' },
        },
        { id: 'means', title: 'Mean', formula: { kind: 'mean', items: all }, decimals: 1 },
        {
          id: 'weighed',
          title: 'Weighed',
          formula: { kind: 'weightedSum', items: ['helped', 'days', 'turned'], weights: [0.1, -0.25, 1.5] },
          decimals: 1,
          missing: { atLeast: 1, rest: 'ownMean' },
        },
        {
          id: 'weighedOut',
          title: 'Weighed, left out',
          formula: { kind: 'weightedSum', items: ['helped', 'cups', 'turned'], weights: [0.1, -0.25, 1.5] },
          decimals: 2,
          missing: { atLeast: 1, rest: 'leftOut' },
        },
        {
          id: 'both',
          title: 'Both',
          formula: { kind: 'sumOfScores', scores: ['ownMean', 'leftOut'] },
          decimals: 1,
        },
        {
          id: 'less',
          title: 'Less',
          formula: { kind: 'difference', minuend: 'leftOut', subtrahend: 'ownMean' },
          decimals: 1,
        },
        {
          id: 'share',
          title: 'Share',
          formula: { kind: 'ratio', numerator: 'less', denominator: 'weighed' },
          decimals: 3,
        },
        {
          id: 'scaled',
          title: 'Scaled',
          formula: { kind: 'linear', score: 'ownMean', a: -0.5, b: 2.5 },
          decimals: 0,
        },
        {
          id: 'many',
          title: 'Many',
          formula: { kind: 'countFrom', items: all, from: 1, upTo: 5 },
          decimals: 0,
          missing: { atLeast: 4, rest: 'leftOut' },
        },
        {
          id: 'top',
          title: 'Highest',
          formula: { kind: 'highest', items: ['often', 'pain', 'deeper'] },
          decimals: 1,
          missing: { atLeast: 2, rest: 'leftOut' },
        },
        {
          id: 'looked',
          title: 'Looked up',
          formula: {
            kind: 'table',
            score: 'leftOut',
            rows: [
              { from: -5, to: 0, value: 12.25 },
              { from: 1, value: 20.5 },
              { from: 2, to: 30, value: -3.75 },
            ],
          },
          decimals: 1,
        },
        {
          id: 'state',
          title: 'State',
          formula: {
            kind: 'rules',
            cases: [
              {
                when: {
                  all: [
                    { item: 'pain', from: 5 },
                    {
                      any: [
                        { score: 'many', upTo: 2 },
                        { item: 'often', from: 0.5, upTo: 1 },
                      ],
                    },
                  ],
                },
                value: 3,
              },
              {
                when: {
                  atLeast: 2,
                  of: [
                    { item: 'often', from: 1 },
                    { score: 'ownMean', from: 10 },
                    { item: 'deep', upTo: 2.5 },
                  ],
                },
                value: 2,
              },
            ],
            otherwise: -1,
          },
          decimals: 0,
        },
        {
          id: 'recoded',
          title: 'Recoded',
          formula: { kind: 'sum', items: ['often', 'turned', 'late'] },
          recode: [
            { from: 0, to: 0.5, value: 0 },
            { from: 1, to: 3, value: 1.5 },
          ],
          decimals: 0,
          rounding: { mode: 'halfEven', passedOn: 'rounded' },
          missing: { atLeast: 2, rest: 'ownMean' },
        },
        {
          id: 'applies',
          title: 'Applies',
          formula: { kind: 'mean', items: ['work', 'home', 'often'] },
          decimals: 1,
          rounding: { mode: 'up' },
        },
        {
          id: 'appliesOwn',
          title: 'Applies, with missing',
          formula: { kind: 'sum', items: ['work', 'home', 'often', 'turned'] },
          decimals: 1,
          rounding: { mode: 'down', passedOn: 'rounded' },
          missing: { atLeast: 2, rest: 'ownMean' },
        },
        {
          id: 'fromRounded',
          title: 'From rounded numbers',
          formula: { kind: 'sumOfScores', scores: ['recoded', 'appliesOwn'] },
          decimals: 1,
        },
        {
          id: 'times',
          title: 'Product',
          formula: { kind: 'product', items: ['days', 'often'] },
          decimals: 1,
        },
        {
          id: 'inBed',
          title: 'In bed',
          formula: { kind: 'timeBetween', start: 'bed', end: 'up' },
          decimals: 0,
        },
        { id: 'asleep', title: 'Asleep', formula: { kind: 'sum', items: ['slept'] }, decimals: 0 },
        {
          id: 'efficiency',
          title: 'Share asleep',
          formula: { kind: 'ratio', numerator: 'asleep', denominator: 'inBed' },
          decimals: 2,
        },
        {
          id: 'profile',
          title: 'Profile',
          formula: {
            kind: 'lookup',
            items: ['often', 'tea'],
            rows: [
              { values: [0, 1], value: 1 },
              { values: [0.5, 2], value: 0.75 },
              { values: [3, 1], value: -0.25 },
            ],
            otherwise: 0.1,
          },
          decimals: 2,
        },
        {
          id: 'category',
          title: 'Category with not',
          formula: {
            kind: 'rules',
            cases: [
              {
                when: { all: [{ not: { item: 'often', upTo: 0.5 } }, { score: 'recoded', from: 2 }] },
                value: 1,
              },
            ],
            otherwise: 0,
          },
          decimals: 0,
        },
      ]),
    ).map(keepScore);
    draft.examples = [];
    change(draft);
  });
}

/** Scales of clock times, durations, dates, texts, and a list with an option that leaves the score. */
const newScales = {
  work: {
    kind: 'choice',
    options: [
      { code: 1, value: 0, label: 'Not hard' },
      { code: 2, value: 1, label: 'Hard' },
      { code: 3, value: 3, label: 'Very hard' },
      { code: 4, label: 'I have none', notApplicable: true },
    ],
  },
  clock: { kind: 'time' },
  slept: { kind: 'duration', min: 0, max: 900 },
  since: { kind: 'date', min: 20200101, max: 20261231 },
  words: { kind: 'text', maxLength: 40 },
} as const;
