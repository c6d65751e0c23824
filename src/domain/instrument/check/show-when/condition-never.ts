import { listCodes } from '../../../answers/codes.ts';
import type { AnswerComparison, Scale } from '../../instrument.ts';
import { listQuestions, getScale } from '../../questions.ts';
import { type RuleViolation, defineContentRule } from '../rule.ts';
import { listComparisons } from './comparisons.ts';

const shown = { 'items[3].hiddenValue': 1 };

export const conditionNever = defineContentRule({
  id: 'instrument/condition-never',
  level: 'error',
  description:
    'A condition can be met: it compares codes of the scale, and only "includes" for several choices.',
  invalidates: 'scores',
  examples: [
    {
      bad: { ...shown, 'items[3].showWhen': { item: 'q1', is: 5 } },
      good: { 'items[3].showWhen.is': 4 },
    },
    {
      bad: { ...shown, 'items[3].showWhen': { item: 'q1', from: 4, upTo: 2 } },
      good: { 'items[3].showWhen.upTo': 4 },
    },
    {
      bad: { ...shown, 'items[3].showWhen': { item: 'q1', includes: 4 } },
      good: { 'items[3].showWhen': { item: 'q1', is: 4 } },
    },
  ],
  check: (instrument) =>
    listComparisons(instrument).flatMap(({ path, comparison, isSum }): RuleViolation[] => {
      if (isSum) return [];
      const question = listQuestions(instrument).find(({ id }) => id === comparison.item);
      return question ? listViolations(path, comparison, getScale(instrument, question)) : [];
    }),
});

function listViolations(path: string, comparison: AnswerComparison, scale: Scale): RuleViolation[] {
  const { item, includes, ...numbers } = comparison;
  const given = Object.keys(numbers).map((key) => `"${key}"`);
  const codes = listCodes(scale);
  if (scale.kind === 'several') {
    if (given.length > 0 || includes === undefined)
      return [
        {
          path,
          expected: `only "includes", since "${item}" has several choices`,
          actual: given.join(' and '),
          fix: 'Write "includes" with the code of one option.',
        },
      ];
    return codes.includes(includes) ? [] : [createInvalidCodeViolation(`${path}.includes`, includes, codes)];
  }
  if (includes !== undefined)
    return [
      {
        path: `${path}.includes`,
        expected: `"is", "from" or "upTo", since "${item}" has one answer`,
        actual: '"includes", which is for several choices',
        fix: `Write "is": ${includes}.`,
      },
    ];
  const { is, from, upTo } = numbers;
  if (is !== undefined && !codes.includes(is)) return [createInvalidCodeViolation(`${path}.is`, is, codes)];
  const holds = codes.some(
    (code) =>
      (is === undefined || code === is) &&
      (from === undefined || code >= from) &&
      (upTo === undefined || code <= upTo),
  );
  if (holds) return [];
  return [
    {
      path,
      expected: `a comparison that an answer to "${item}" can meet: its codes are ${formatCodes(codes)}`,
      actual: Object.entries(numbers)
        .map(([key, value]) => `"${key}": ${value}`)
        .join(', '),
      fix: 'Correct the numbers: conditions compare codes, not values.',
    },
  ];
}

function createInvalidCodeViolation(path: string, code: number, codes: readonly number[]): RuleViolation {
  return {
    path,
    expected: `a code of the scale: ${formatCodes(codes)}`,
    actual: `${code}`,
    fix: 'Write one of these codes. Conditions compare codes, not values.',
  };
}

/** Formats codes as "1, 2, 3", or as "0 to 100" for long consecutive ranges. */
function formatCodes(codes: readonly number[]): string {
  const [low = 0, high = 0] = [codes[0], codes.at(-1)];
  const isRow = codes.length > 8 && codes.length === high - low + 1;
  return isRow ? `${low} to ${high}` : codes.join(', ');
}
