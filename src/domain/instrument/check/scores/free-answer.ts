import { isFreeScale } from '../../../answers/codes.ts';
import type { Instrument } from '../../instrument.ts';
import { getScale, listQuestions } from '../../questions.ts';
import { listConditions } from '../lists/conditions.ts';
import { defineContentRule } from '../rule.ts';
import { listComparisons } from '../show-when/comparisons.ts';
import { listFormulaReferences } from './references.ts';

const asked = {
  scales: { words: { kind: 'text', maxLength: 100 } },
  'items[4]': { id: 'q5', text: 'What helped you?', scale: 'words', unscored: true },
  'examples[0].answers[4]': 'A walk.',
};

export const freeAnswer = defineContentRule({
  id: 'instrument/free-answer',
  level: 'error',
  description: 'Texts and dates are in no score and no condition.',
  invalidates: 'formula',
  examples: [
    {
      bad: { ...asked, 'scores[4].formula.items[2]': 'q5' },
      good: { 'scores[4].formula.items[2]': undefined },
    },
  ],
  check: (instrument) => {
    const free = new Set(
      listQuestions(instrument)
        .filter((question) => isFreeScale(getScale(instrument, question)))
        .map(({ id }) => id),
    );
    return listNamedItems(instrument)
      .filter(({ id }) => free.has(id))
      .map(({ path, id }) => ({
        path,
        expected: 'an item that is answered by a code or a number',
        actual: `"${id}", a text or date`,
        fix: 'Remove it: people write anything there, and no rule can judge it.',
      }));
  },
});

function listNamedItems(instrument: Instrument): { readonly path: string; readonly id: string }[] {
  return [
    ...listFormulaReferences(instrument).flatMap(({ of, ids, pathOf }) =>
      of === 'items' ? ids.map((id, n) => ({ path: pathOf(n), id })) : [],
    ),
    ...listComparisons(instrument).map(({ itemPath, comparison }) => ({
      path: itemPath,
      id: comparison.item,
    })),
    ...listConditions(instrument.help).flatMap(({ path, condition }) =>
      'item' in condition ? [{ path: `${path}.item`, id: condition.item }] : [],
    ),
  ];
}
