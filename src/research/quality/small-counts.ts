import type { Count } from '#domain/psychometrics/quality-file.ts';

/** Fewer people than this at one place might be known by it. */
export const leastShown = 11;

/** Whether so many people may be told of. Nobody gives nobody away. */
export function mayBeShown(people: number): boolean {
  return people === 0 || people >= leastShown;
}

/**
 * Counts of places that everybody is at exactly once, those of 1 to 10 people hidden. Where one alone would be hidden, the
 * next smallest is too: else it could be worked out from the total.
 */
export function withoutSmall(
  counts: readonly { readonly label: string; readonly people: number }[],
): Count[] {
  const hidden = counts.filter(({ people }) => !mayBeShown(people));
  const next = counts.filter(({ people }) => people >= leastShown).toSorted((a, b) => a.people - b.people)[0];
  const together = hidden.length === 1 && next ? [...hidden, next] : hidden;
  return counts.map((one) => (together.includes(one) ? { label: one.label, people: null } : one));
}
