import type { RulesFormula, ScoreRule } from '../../instrument/instrument.ts';
import { type Fraction, toFraction, createWholeFraction } from '../fraction.ts';
import { isWithin } from './count-from.ts';
import { defineParameterizedFormula, itemListOperand, scoreListOperand } from './formula.ts';
import { formatNumber } from './format-number.ts';

type Leaf = Extract<ScoreRule, { readonly score: string } | { readonly item: string }>;

/** A category: the number of the first case that applies. */
export const rules = defineParameterizedFormula<RulesFormula>()({
  label: 'the number of the first case that holds, for categories',
  description: 'The number of the first case that holds: for categories, such as one of three states.',
  keys: { scores: scoreListOperand, items: itemListOperand },
  named: listReferences,
  parameters: {
    cases: {
      schema: {
        type: 'array',
        description: 'The cases, read from the top.',
        minItems: 1,
        items: {
          type: 'object',
          description: 'One case.',
          additionalProperties: false,
          required: ['when', 'value'],
          properties: {
            when: { description: 'When it holds.', allOf: [{ $ref: '#/definitions/scoreRule' }] },
            value: { type: 'integer', description: 'The number of this category.' },
          },
        },
      },
    },
    otherwise: { schema: { type: 'integer', description: 'The number where no case holds.' } },
  },
  value: (operands, written) => toFraction(findCase(operands, written)?.value ?? written.otherwise),
  inNumbers: (operands, written) => {
    const { scores, items } = listReferences(written);
    const found = findCase(operands, written);
    const values = [
      ...scores.map((id, at) => `${id} ${formatNumber(operands.scores[at] ?? createWholeFraction(0))}`),
      ...items.map((id, at) => `${id} ${formatNumber(operands.items[at] ?? createWholeFraction(0))}`),
    ];
    const which = found ? `case ${written.cases.indexOf(found) + 1} holds` : 'no case holds';
    return `${which} for ${values.join(', ')}`;
  },
  hasFixedRange: true,
  range: (_operands, { cases, otherwise }) => {
    const values = [otherwise, ...cases.map(({ value }) => value)];
    return { low: toFraction(Math.min(...values)), high: toFraction(Math.max(...values)) };
  },
  words: ({ scores, items }, the) =>
    `${the}category by ${[scores, items].filter((names) => names !== '').join(' and ')}`,
});

/** The first case that applies. */
function findCase(
  operands: Readonly<Record<'scores' | 'items', readonly Fraction[]>>,
  written: RulesFormula,
): RulesFormula['cases'][number] | undefined {
  const { scores, items } = listReferences(written);
  const values = new Map([
    ...scores.map((id, at): [string, Fraction | undefined] => [`score ${id}`, operands.scores[at]]),
    ...items.map((id, at): [string, Fraction | undefined] => [`item ${id}`, operands.items[at]]),
  ]);
  const readValue = (leaf: Leaf) => values.get('score' in leaf ? `score ${leaf.score}` : `item ${leaf.item}`);
  return written.cases.find(({ when }) => isMet(when, readValue));
}

/** The ids in the conditions, each once. */
function listReferences({ cases }: Pick<RulesFormula, 'cases'>) {
  const leaves = cases.flatMap(({ when }) => listLeaves(when));
  return {
    scores: [...new Set(leaves.flatMap((leaf) => ('score' in leaf ? leaf.score : [])))],
    items: [...new Set(leaves.flatMap((leaf) => ('item' in leaf ? leaf.item : [])))],
  };
}

function listLeaves(rule: ScoreRule): Leaf[] {
  if ('all' in rule) return rule.all.flatMap(listLeaves);
  if ('any' in rule) return rule.any.flatMap(listLeaves);
  if ('of' in rule) return rule.of.flatMap(listLeaves);
  if ('not' in rule) return listLeaves(rule.not);
  return [rule];
}

function isMet(rule: ScoreRule, readValue: (leaf: Leaf) => Fraction | undefined): boolean {
  const does = (part: ScoreRule) => isMet(part, readValue);
  if ('all' in rule) return rule.all.every(does);
  if ('any' in rule) return rule.any.some(does);
  if ('of' in rule) return rule.of.filter(does).length >= rule.atLeast;
  if ('not' in rule) return !isMet(rule.not, readValue);
  const value = readValue(rule);
  return value !== undefined && isWithin(value, rule);
}
