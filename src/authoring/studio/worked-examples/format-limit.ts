import type { Step } from '#domain/instrument/instrument.ts';

/** Formats the limit of a step, such as "up to 6", "below 3" or "above 6"; "any score" if it is the only step. */
export function formatLimit(steps: readonly Step<unknown>[], line: Step<unknown>): string {
  if (line.upTo !== undefined) return `up to ${line.upTo}`;
  if (line.below !== undefined) return `below ${line.below}`;
  const before = steps[steps.indexOf(line) - 1];
  if (before?.upTo !== undefined) return `above ${before.upTo}`;
  return before?.below === undefined ? 'any score' : `from ${before.below}`;
}
