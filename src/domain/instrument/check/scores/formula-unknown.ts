import { meaningRule } from '../rule.ts';
import { namedIds } from './named.ts';

export const formulaUnknown = meaningRule({
  id: 'instrument/formula-unknown',
  level: 'error',
  says: 'A formula names items that exist, or scores above its own.',
  spoils: 'formula',
  examples: [
    { bad: { 'scores[0].formula.items[0]': 'q9' }, good: { 'scores[0].formula.items[0]': 'q1' } },
    { bad: { 'scores[3].formula.numerator': 'meanJoy' }, good: { 'scores[3].formula.numerator': 'joy' } },
  ],
  check: (instrument) =>
    namedIds(instrument).flatMap(({ ids, pathOf, known, of }) =>
      ids.flatMap((id, at) =>
        known.includes(id)
          ? []
          : [
              {
                path: pathOf(at),
                expected: of === 'items' ? 'the id of an item' : 'the id of a score above this one',
                actual: `"${id}"`,
                fix:
                  known.length > 0
                    ? `Write one of: ${known.join(', ')}.`
                    : 'Move this score below those it names.',
              },
            ],
      ),
    ),
});
