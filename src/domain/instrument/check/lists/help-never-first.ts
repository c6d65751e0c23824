import { getNumericRange } from '../../../answers/codes.ts';
import type { Instrument } from '../../instrument.ts';
import { listQuestions, getScale } from '../../questions.ts';
import { defineContentRule } from '../rule.ts';
import { type LocatedCondition, listConditions } from './conditions.ts';

export const helpNeverFirst = defineContentRule({
  id: 'instrument/help-never-first',
  level: 'error',
  description: 'The conditions of "help.firstWhen" can be met.',
  examples: [
    { bad: { 'help.firstWhen[0].colour': 'grey' }, good: { 'help.firstWhen[0].colour': 'red' } },
    {
      bad: { 'help.firstWhen[0]': { score: 'calm', from: 9 } },
      good: { 'help.firstWhen[0].from': 7, ...exampleTexts() },
    },
    {
      bad: {
        'help.firstWhen[0]': { score: 'balance', fromPercentile: 95 },
        ...exampleTexts(),
      },
      good: { 'help.firstWhen[0].score': 'calm' },
    },
    {
      bad: { 'help.firstWhen[0]': { item: 'q1', from: 5 } },
      good: { 'help.firstWhen[0].from': 4, ...exampleTexts() },
    },
  ],
  check: (instrument, { ranges }) =>
    listConditions(instrument.help).flatMap(({ path, condition }) => {
      if ('item' in condition)
        return (['from', 'is'] as const).flatMap((key) =>
          findOutOfRange(`${path}.${key}`, condition[key], highestCode(instrument, condition.item)),
        );
      const { score, from = condition.is, level, fromPercentile } = condition;
      const highest = ranges.get(score)?.max ?? Number.POSITIVE_INFINITY;
      return [
        ...findImpossibleColour(instrument, path, condition),
        ...findOutOfRange(`${path}.${condition.from === undefined ? 'is' : 'from'}`, from, highest),
        ...(fromPercentile === undefined ? [] : findMissingNorm(instrument, path, score)),
        ...(level === undefined ? [] : findImpossibleLevel(instrument, path, condition)),
      ];
    }),
});

/** The maximum answer to an item; infinity for an unknown item, which `listUnknown` reports. */
function highestCode(instrument: Instrument, item: string): number {
  const question = listQuestions(instrument).find(({ id }) => id === item);
  if (question === undefined) return Number.POSITIVE_INFINITY;
  const scale = getScale(instrument, question);
  switch (scale.kind) {
    case 'bipolar':
      return Math.max(...scale.positions.map(({ code }) => code));
    case 'choice':
    case 'several':
      return Math.max(...scale.options.map(({ code }) => code));
    case 'text':
      return Number.NEGATIVE_INFINITY;
    default:
      return getNumericRange(scale).max;
  }
}

function exampleTexts() {
  return {
    'help.text': 'This deserves care.',
    'help.steps': ['Call someone.'],
    'help.summary': 'Please talk to someone.',
  };
}

function findOutOfRange(path: string, from: number | undefined, highest: number) {
  if (from === undefined || from <= highest) return [];
  return [
    {
      path,
      expected: `at most ${highest}, the maximum`,
      actual: `${from}, so the condition is never met`,
      fix: 'Write a possible number, or remove the condition.',
    },
  ];
}

function findMissingNorm({ scores }: Instrument, path: string, score: string) {
  const bands = scores.find(({ id }) => id === score)?.report?.bands ?? [];
  if (bands.every(({ norm }) => norm !== null)) return [];
  return [
    {
      path: `${path}.fromPercentile`,
      expected: `norms in all age bands of "${score}"`,
      actual: 'a band without a norm, where the condition is never met',
      fix: 'Add the norm, or use "from" with a score.',
    },
  ];
}

function findImpossibleColour(
  { scores }: Instrument,
  path: string,
  condition: LocatedCondition['condition'],
) {
  if (!('score' in condition) || condition.colour === undefined) return [];
  const bands = scores.find(({ id }) => id === condition.score)?.report?.bands ?? [];
  const given = new Set(bands.flatMap(({ colours }) => colours?.map(({ is }) => is) ?? []));
  if (given.size === 0 || given.has(condition.colour)) return [];
  return [
    {
      path: `${path}.colour`,
      expected: `a colour that "${condition.score}" can have: ${[...given].join(', ')}`,
      actual: `"${condition.colour}", so the condition is never met`,
      fix: 'Write a colour of its limits, or remove the condition.',
    },
  ];
}

function findImpossibleLevel({ scores }: Instrument, path: string, condition: LocatedCondition['condition']) {
  if (!('score' in condition)) return [];
  const bands = scores.find(({ id }) => id === condition.score)?.report?.bands ?? [];
  const given = new Set(bands.flatMap(({ levels }) => levels.map(({ is }) => is)));
  if (given.size === 0 || given.has(condition.level ?? '')) return [];
  return [
    {
      path: `${path}.level`,
      expected: `a level that "${condition.score}" can have: ${[...given].join(', ')}`,
      actual: `"${condition.level}", so the condition is never met`,
      fix: 'Write a level of its limits, or remove the condition.',
    },
  ];
}
