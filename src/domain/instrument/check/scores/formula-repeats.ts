import { meaningRule } from '../rule.ts';
import { repeats } from '../same.ts';
import { namedIds } from './named.ts';

export const formulaRepeats = meaningRule({
  id: 'instrument/formula-repeats',
  level: 'error',
  says: 'A formula names each item or score once.',
  spoils: 'formula',
  examples: [
    {
      bad: { 'scores[0].formula.items[2]': 'q1' },
      good: { 'scores[0].formula.items[2]': undefined },
    },
  ],
  check: (instrument) =>
    namedIds(instrument).flatMap(({ ids, pathOf }) =>
      repeats(ids).map((at) => ({
        path: pathOf(at),
        expected: 'each id once',
        actual: `"${ids[at]}" twice in this score`,
        fix: 'Take one of the two out.',
      })),
    ),
});
