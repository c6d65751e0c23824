/** Fewer people than this at one place might be known by it. */
export const leastShown = 11;

/** Whether so many people may be told of. Nobody gives nobody away. */
export function mayBeShown(people: number): boolean {
  return people === 0 || people >= leastShown;
}

/** That people are fewer than a figure takes: "17 people so far; 100 are needed". */
export function tooFewInWords(people: number, least: number): string {
  const told = mayBeShown(people) ? `${people}` : `fewer than ${leastShown}`;
  return `${told} people so far; ${least} are needed`;
}

/**
 * Counts of places that everybody is at exactly once, those of 1 to 10 people hidden. The next smallest go with them until
 * two places or more are hidden, with 11 people together: else one, or all of them, could be worked out from the total.
 */
export function withoutSmall<P extends { readonly people: number }>(
  counts: readonly P[],
): (Omit<P, 'people'> & { readonly people: number | null })[] {
  const hidden = counts.filter(({ people }) => !mayBeShown(people));
  const others = counts.filter(({ people }) => people >= leastShown).toSorted((a, b) => a.people - b.people);
  const together = () => hidden.reduce((sum, { people }) => sum + people, 0);
  while (hidden.length > 0 && (hidden.length < 2 || together() < leastShown)) {
    const next = others.shift();
    if (!next) break;
    hidden.push(next);
  }
  return counts.map((one) => (hidden.includes(one) ? { ...one, people: null } : one));
}
