import type { Instrument } from '../instrument.ts';
import type { Problem } from '../problem.ts';
import { repeats } from './repeats.ts';

/** Item ids, the form of the items, and that each counts in some score. */
export function itemProblems({ items, scale, scores }: Instrument): Problem[] {
  const ids = items.map(({ id }) => id);
  const scored = new Set(scores.flatMap(({ formula }) => ('items' in formula ? formula.items : [])));
  const wanted = scale.kind === 'bipolar' ? 'left' : 'text';
  const problems = repeats(ids).map((at) => ({
    path: `items[${at}].id`,
    expected: 'an id that no other item has',
    found: `"${ids[at]}" a second time`,
    mend: 'Give each item its own id.',
  }));
  items.forEach((item, at) => {
    if (!(wanted in item)) {
      problems.push({
        path: `items[${at}]`,
        expected:
          wanted === 'left' ? '"left" and "right", for a bipolar scale' : '"text", for a choice scale',
        found: wanted === 'left' ? 'one statement' : 'a pair of statements',
        mend: 'Write the item in the form of the scale, or change the kind of the scale.',
      });
    }
    if (!scored.has(item.id)) {
      problems.push({
        path: `items[${at}]`,
        expected: 'every item to count in a score',
        found: `"${item.id}" in none`,
        mend: 'Name it in the items of a score, or take it out.',
      });
    }
  });
  return problems;
}
