/** Minimum number of people in a reported group. People in smaller groups could be identified. */
export const minGroupSize = 11;

/** The range of suppressed counts, as text. */
export const suppressedCountRange = `1 to ${minGroupSize - 1}`;

/** Whether a count can be reported. 0 discloses no one. */
export function isDisclosable(people: number): boolean {
  return people === 0 || people >= minGroupSize;
}

/**
 * Returns the sample size of a figure, or null if it would disclose 1 to 10 people in the sample or outside of
 * it.
 * @param within sizes of the groups that include the sample
 */
export function getDisclosableCount(n: number, within: readonly number[]): number | null {
  return [n, ...within.map((all) => all - n)].every(isDisclosable) ? n : null;
}

/** The reason of a suppressed figure. */
export const suppressionReason = `Suppressed: it would disclose fewer than ${minGroupSize} people.`;

/** Formats the reason why a group is too small: "there are 17 people; 100 are needed". */
export function formatTooFewPeople(people: number, least: number): string {
  const disclosed = isDisclosable(people) ? `${people}` : `fewer than ${minGroupSize}`;
  return `there are ${disclosed} people; ${least} are needed`;
}

/**
 * Suppresses counts of 1 to 10 in a frequency table where each person is counted once. Also suppresses the next
 * smallest counts until at least two counts with a total of at least 11 are suppressed; otherwise they could be
 * computed from the total.
 * @param isPreferred marks counts that are only suppressed if no others remain
 */
export function suppressSmallCounts<P extends { readonly people: number }>(
  counts: readonly P[],
  isPreferred: (place: P) => boolean = () => false,
): (Omit<P, 'people'> & { readonly people: number | null })[] {
  const hidden = counts.filter(({ people }) => !isDisclosable(people));
  const others = counts
    .filter(({ people }) => people >= minGroupSize)
    .toSorted((a, b) => Number(isPreferred(a)) - Number(isPreferred(b)) || a.people - b.people);
  const together = () => hidden.reduce((sum, { people }) => sum + people, 0);
  while (hidden.length > 0 && (hidden.length < 2 || together() < minGroupSize)) {
    const next = others.shift();
    if (!next) break;
    hidden.push(next);
  }
  return counts.map((one) => (hidden.includes(one) ? { ...one, people: null } : one));
}
