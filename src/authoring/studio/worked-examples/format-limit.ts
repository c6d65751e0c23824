import type { Step } from '#domain/instrument/instrument.ts';

/** The line of a list of cuts that holds, as a sentence part: "up to 6", "below 3", "above 6"; "any score" where it is alone. */
export function formatLimit(steps: readonly Step<unknown>[], line: Step<unknown>): string {
  if (line.upTo !== undefined) return `up to ${line.upTo}`;
  if (line.below !== undefined) return `below ${line.below}`;
  const before = steps[steps.indexOf(line) - 1];
  if (before?.upTo !== undefined) return `above ${before.upTo}`;
  return before?.below === undefined ? 'any score' : `from ${before.below}`;
}
