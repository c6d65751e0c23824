import type { Instrument, Item } from '../instrument.ts';
import type { Problem } from '../problem.ts';
import { plain } from './plain.ts';
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
  return [...problems, ...wordProblems(items)];
}

/** Items that ask the same, and a slider whose two ends say the same. */
function wordProblems(items: readonly Item[]): Problem[] {
  const flat = items.flatMap((item, at): Problem[] => {
    if (!('left' in item) || plain(item.left) !== plain(item.right)) return [];
    return [
      {
        path: `items[${at}].right`,
        expected: 'another statement than at the left end',
        found: `"${item.right}" at both ends`,
        mend: 'Write the opposite of the left statement.',
      },
    ];
  });
  const said = items.map((item) =>
    ('text' in item ? [item.text] : [item.left, item.right]).map(plain).sort().join(' / '),
  );
  const again = repeats(said).map((at) => ({
    path: `items[${at}]`,
    expected: 'an item that asks something of its own',
    found: `the words of the item "${items[said.indexOf(said[at]!)]!.id}" a second time`,
    mend: 'Write another item, or take one of the two out.',
  }));
  return [...flat, ...again];
}
