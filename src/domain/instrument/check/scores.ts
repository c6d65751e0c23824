import type { Formula, Instrument } from '../instrument.ts';
import type { Problem } from '../problem.ts';
import { repeats } from './repeats.ts';

/** Score ids and what the formulas name: items that exist, once each, and scores that stand before. */
export function scoreProblems({ items, scores }: Instrument): Problem[] {
  const ids = scores.map(({ id }) => id);
  const itemIds = items.map(({ id }) => id);
  const problems = repeats(ids).map((at) => ({
    path: `scores[${at}].id`,
    expected: 'an id that no other score has',
    found: `"${ids[at]}" a second time`,
    mend: 'Give each score its own id.',
  }));
  scores.forEach(({ formula, decimals }, at) => {
    const path = `scores[${at}].formula`;
    problems.push(...namedProblems(path, formula, itemIds, ids.slice(0, at)));
    if (!Number.isInteger(decimals) || decimals < 0) {
      problems.push({
        path: `scores[${at}].decimals`,
        expected: 'a whole number of decimal places, from 0',
        found: `${decimals}`,
        mend: 'Write 0 for sums, 2 for means and ratios.',
      });
    }
  });
  return problems;
}

function namedProblems(
  path: string,
  formula: Formula,
  itemIds: readonly string[],
  before: readonly string[],
): Problem[] {
  switch (formula.kind) {
    case 'sum':
    case 'mean':
      return [
        ...unnamed(`${path}.items`, formula.items),
        ...twice(`${path}.items`, formula.items),
        ...unknown(`${path}.items`, formula.items, itemIds, 'the id of an item'),
      ];
    case 'sumOfScores':
      return [
        ...unnamed(`${path}.scores`, formula.scores),
        ...twice(`${path}.scores`, formula.scores),
        ...unknown(`${path}.scores`, formula.scores, before, 'the id of a score that stands before this one'),
      ];
    case 'ratio':
      return (['numerator', 'denominator'] as const)
        .filter((part) => !before.includes(formula[part]))
        .map((part) => ({
          path: `${path}.${part}`,
          expected: 'the id of a score that stands before this one',
          found: `"${formula[part]}"`,
          mend: `Name one of: ${before.join(', ') || 'none stand before'}.`,
        }));
  }
}

function unnamed(path: string, list: readonly string[]): Problem[] {
  if (list.length > 0) return [];
  return [{ path, expected: 'at least one id', found: 'none', mend: 'Name what the score is made of.' }];
}

function twice(path: string, list: readonly string[]): Problem[] {
  return repeats(list).map((at) => ({
    path: `${path}[${at}]`,
    expected: 'each id once',
    found: `"${list[at]}" twice in this score`,
    mend: 'Take one of the two out.',
  }));
}

function unknown(path: string, list: readonly string[], known: readonly string[], what: string): Problem[] {
  return list.flatMap((id, at) =>
    known.includes(id)
      ? []
      : [{ path: `${path}[${at}]`, expected: what, found: `"${id}"`, mend: 'Correct the id.' }],
  );
}
