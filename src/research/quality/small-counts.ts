/** Fewer people than this at one place, or of whom the same is known, might be known by it. */
export const minCount = 11;

/** The numbers of people that are hidden, in words. */
export const suppressedText = `1 to ${minCount - 1}`;

/** Whether so many people may be told of. Nobody gives nobody away. */
export function isDisclosable(people: number): boolean {
  return people === 0 || people >= minCount;
}

/**
 * How many people a figure rests on; null where that would tell of 1 to 10: of those in it, or of those in a larger group
 * beside it who are not.
 * @param within how many people the larger groups have
 */
export function discloseCount(n: number, within: readonly number[]): number | null {
  return [n, ...within.map((all) => all - n)].every(isDisclosable) ? n : null;
}

/** Why a figure is not told. */
export const hiddenText = `Hidden: it would tell of fewer than ${minCount} people.`;

/** That people are fewer than a figure takes: "17 people so far; 100 are needed". */
export function describeTooFew(people: number, least: number): string {
  const disclosed = isDisclosable(people) ? `${people}` : `fewer than ${minCount}`;
  return `there are ${disclosed} people; ${least} are needed`;
}

/**
 * Counts of places that everybody is at exactly once, those of 1 to 10 people hidden. The next smallest go with them until
 * two places or more are hidden, with 11 people together: else one, or all of them, could be worked out from the total.
 * @param isWanted places that go along only where no others are left
 */
export function withoutSmall<P extends { readonly people: number }>(
  counts: readonly P[],
  isWanted: (place: P) => boolean = () => false,
): (Omit<P, 'people'> & { readonly people: number | null })[] {
  const hidden = counts.filter(({ people }) => !isDisclosable(people));
  const others = counts
    .filter(({ people }) => people >= minCount)
    .toSorted((a, b) => Number(isWanted(a)) - Number(isWanted(b)) || a.people - b.people);
  const together = () => hidden.reduce((sum, { people }) => sum + people, 0);
  while (hidden.length > 0 && (hidden.length < 2 || together() < minCount)) {
    const next = others.shift();
    if (!next) break;
    hidden.push(next);
  }
  return counts.map((one) => (hidden.includes(one) ? { ...one, people: null } : one));
}
