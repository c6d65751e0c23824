import type { Norm } from '../instrument.ts';
import type { Problem } from '../problem.ts';
import type { PossibleRange } from './possible-range.ts';

/** A norm at `path`: a mean that can be scored, a deviation above 0, and a table that ascends. */
export function normProblems(path: string, norm: Norm, possible: PossibleRange | null): Problem[] {
  const problems = tableProblems(`${path}.percentiles`, norm.percentiles ?? [], possible);
  if (!(norm.sd > 0)) {
    problems.push({
      path: `${path}.sd`,
      expected: 'a standard deviation above 0',
      found: `${norm.sd}`,
      mend: 'Write the deviation, or null for the norm where there is none.',
    });
  }
  if (possible && !(norm.mean >= possible.min && norm.mean <= possible.max)) {
    problems.push({
      path: `${path}.mean`,
      expected: `a mean within what can be scored, ${possible.min} to ${possible.max}`,
      found: `${norm.mean}`,
      mend: 'Correct the mean.',
    });
  }
  return problems;
}

function tableProblems(
  path: string,
  table: NonNullable<Norm['percentiles']>,
  possible: PossibleRange | null,
): Problem[] {
  const problems = table.flatMap(({ score, percentile }, at): Problem[] => {
    const before = table[at - 1];
    const ascends = !before || (score > before.score && percentile >= before.percentile);
    if (ascends && percentile >= 0 && percentile <= 100) return [];
    return [
      {
        path: `${path}[${at}]`,
        expected: 'scores that rise, and percentiles from 0 to 100 that never fall',
        found: `score ${score}, percentile ${percentile}`,
        mend: 'Put the table in ascending order.',
      },
    ];
  });
  const first = table[0];
  if (first && possible && first.score > possible.min) {
    problems.push({
      path: `${path}[0].score`,
      expected: `${possible.min}, the lowest possible score, in the first entry`,
      found: `${first.score}`,
      mend: 'Add an entry for the lowest scores.',
    });
  }
  return problems;
}
