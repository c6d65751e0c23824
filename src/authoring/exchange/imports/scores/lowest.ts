import type { Formula } from '#domain/instrument/instrument.ts';

/** More steps would make a table that an author cannot check. */
const maxSteps = 21;

/**
 * Creates the lowest of some items as rules: the first number that any of them is at or below.
 * @param ranges of the items; undefined for one whose values are not whole numbers
 */
export function createLowestCases(
  items: readonly string[],
  ranges: readonly ({ readonly low: number; readonly high: number } | undefined)[],
): Formula | undefined {
  const known = ranges.filter((range) => range !== undefined);
  if (known.length < items.length || known.length === 0) return undefined;
  const low = Math.min(...known.map((range) => range.low));
  const high = Math.min(...known.map((range) => range.high));
  if (high - low > maxSteps || high === low) return undefined;
  const cases = Array.from({ length: high - low }, (_, at) => ({
    when: { any: items.map((item) => ({ item, upTo: low + at })) },
    value: low + at,
  }));
  return { kind: 'rules', cases, otherwise: high };
}
