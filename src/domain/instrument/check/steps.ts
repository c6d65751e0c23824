import type { Step } from '../instrument.ts';
import type { Problem } from '../problem.ts';
import type { PossibleRange } from './possible-range.ts';

/** The numbers at which a threshold list changes its answer, from the top. */
export function cutsOf(steps: readonly Step<unknown>[]): number[] {
  return steps.flatMap(({ upTo, below }) => upTo ?? below ?? []);
}

/** A threshold list at `path`: it ascends, stays within what can be scored, and only its last line is open. */
export function stepProblems(
  path: string,
  steps: readonly Step<unknown>[],
  possible: PossibleRange | null,
): Problem[] {
  if (steps.length === 0) {
    return [{ path, expected: 'at least one line', found: 'none', mend: 'Write the open line at least.' }];
  }
  return steps.flatMap((step, at) => [
    ...limitProblems(`${path}[${at}]`, step, at === steps.length - 1),
    ...orderProblems(`${path}[${at}]`, step, steps[at - 1]),
    ...rangeProblems(`${path}[${at}]`, step, possible),
  ]);
}

function limitProblems(path: string, { upTo, below }: Step<unknown>, isLast: boolean): Problem[] {
  const given = [upTo, below].filter((limit) => limit !== undefined).length;
  if (given === (isLast ? 0 : 1)) return [];
  if (isLast) {
    return [
      {
        path,
        expected: 'no limit on the last line, so that it takes the rest',
        found: words({ upTo, below }),
        mend: 'Add a last line without "upTo" and "below".',
      },
    ];
  }
  return [
    {
      path,
      expected: 'one limit, "upTo" or "below", on every line before the last',
      found: given === 0 ? 'none' : 'both',
      mend: given === 0 ? 'Give the line its limit, or move it to the end.' : 'Take one of the two out.',
    },
  ];
}

function orderProblems(path: string, step: Step<unknown>, before: Step<unknown> | undefined): Problem[] {
  const [limit, last] = [step.upTo ?? step.below, before?.upTo ?? before?.below];
  if (limit === undefined || last === undefined || limit > last) return [];
  // "below 5" and then "up to 5" leaves exactly 5 to the second line.
  if (limit === last && before?.below !== undefined && step.upTo !== undefined) return [];
  return [
    {
      path,
      expected: `a limit above ${last}, the one of the line before`,
      found: words(step),
      mend: 'Put the limits in ascending order.',
    },
  ];
}

function rangeProblems(path: string, step: Step<unknown>, possible: PossibleRange | null): Problem[] {
  const limit = step.upTo ?? step.below;
  if (limit === undefined || possible === null) return [];
  if (limit >= possible.min && limit <= possible.max) return [];
  return [
    {
      path,
      expected: `a limit within what can be scored, ${possible.min} to ${possible.max}`,
      found: words(step),
      mend: 'Correct the limit.',
    },
  ];
}

function words({ upTo, below }: { upTo?: number; below?: number }): string {
  return upTo !== undefined ? `up to ${upTo}` : `below ${below}`;
}
