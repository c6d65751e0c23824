/** Returns the known name with the smallest edit distance, or undefined if none is similar. */
export function findNearestName(written: string, known: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(written.length * 0.4));
  const getLengthDifference = (name: string) => Math.abs(name.length - written.length);
  const [best] = known
    .map((name) => ({ name, letters: computeEditDistance(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ letters }) => letters <= limit)
    // On a tie, prefers equal length, because swapped letters are more frequent than omitted ones.
    .sort((a, b) => a.letters - b.letters || getLengthDifference(a.name) - getLengthDifference(b.name));
  return best?.name;
}

/**
 * Returns the known slug that a misspelled one was probably meant to be. Excludes slugs that only differ in their
 * number: for a missing "wellBeing13", neither "wellBeing1" nor "wellBeing12" is suggested.
 */
export function findNearestSlug(written: string, known: readonly string[]): string | undefined {
  return findNearestName(
    written,
    known.filter((name) => !isNumberedNeighbour(written, name)),
  );
}

/** Does the same as `findNearestSlug` for an address with a slash. */
export function findNearestAddress(written: string, known: readonly string[]): string | undefined {
  // "/" is similar to every short address, but rarely meant.
  return findNearestSlug(
    written,
    known.filter((name) => name !== '/'),
  );
}

/** Returns a known slug that only differs in its number. */
export function findSlugWithOtherNumber(written: string, known: readonly string[]): string | undefined {
  return known.find((name) => isNumberedNeighbour(written, name));
}

function isNumberedNeighbour(written: string, name: string): boolean {
  const [a, b] = [written, name].map((one) => one.toLowerCase().replace(/\d+$/, ''));
  return a === b && /\d$/.test(written) && /\d$/.test(name) && written.toLowerCase() !== name.toLowerCase();
}

/** Computes the Damerau-Levenshtein distance of two words. */
function computeEditDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? before[j - 2]! + 1 : change;
      next.push(Math.min(change, swap, row[j]! + 1, next[j - 1]! + 1));
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
}
