import { defineContentRule } from '../rule.ts';
import { isInCycle } from './cycles.ts';
import { listFormulaReferences } from './references.ts';

export const formulaUnknown = defineContentRule({
  id: 'instrument/formula-unknown',
  level: 'error',
  description: 'A formula refers to existing items, or to preceding scores.',
  invalidates: 'formula',
  examples: [
    { bad: { 'scores[0].formula.items[0]': 'q9' }, good: { 'scores[0].formula.items[0]': 'q1' } },
    { bad: { 'scores[3].formula.numerator': 'meanJoy' }, good: { 'scores[3].formula.numerator': 'joy' } },
  ],
  check: (instrument) => {
    const ids = instrument.scores.map(({ id }) => id);
    return listFormulaReferences(instrument).flatMap(({ ids: named, pathOf, known, of, at }) =>
      named.flatMap((id, n) => {
        if (known.includes(id)) return [];
        const isBelow = of === 'scores' && ids.includes(id);
        // Cycles are reported by `scoreCircle`, since reordering cannot fix them.
        if (isBelow && isInCycle(instrument, at, id)) return [];
        const some = known.length > 0 ? `Write one of: ${known.join(', ')}.` : undefined;
        return [
          {
            path: pathOf(n),
            expected: of === 'items' ? 'the id of an item' : 'the id of a preceding score',
            actual: isBelow ? `"${id}", which is a later score` : `"${id}"`,
            fix: isBelow
              ? `Move "${id}" above "${ids[at]}"${known.length > 0 ? `, or write one of: ${known.join(', ')}` : ''}.`
              : (some ?? 'Move this score below those it refers to.'),
          },
        ];
      }),
    );
  },
});
