/** The name among those known that differs from a misspelled one by the fewest letters; undefined when none is near. */
export function findNearestName(written: string, known: readonly string[]): string | undefined {
  const limit = Math.max(1, Math.floor(written.length * 0.4));
  const getLengthDifference = (name: string) => Math.abs(name.length - written.length);
  const [best] = known
    .map((name) => ({ name, letters: computeEditDistance(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ letters }) => letters <= limit)
    // Of two that are as near, the one as long: letters are swapped more often than left out.
    .sort((a, b) => a.letters - b.letters || getLengthDifference(a.name) - getLengthDifference(b.name));
  return best?.name;
}

/**
 * The slug or address that a misspelled one meant. Never a numbered neighbour: where "wellBeing13" is gone, neither
 * "wellBeing1" nor "wellBeing12" is meant.
 */
export function findNearestSlug(written: string, known: readonly string[]): string | undefined {
  return findNearestName(
    written,
    known.filter((name) => !isNumberedNeighbour(written, name)),
  );
}

/** The same for an address with its slash. */
export function findNearestAddress(written: string, known: readonly string[]): string | undefined {
  // "/" is near to every short address, and hardly ever meant.
  return findNearestSlug(
    written,
    known.filter((name) => name !== '/'),
  );
}

/** A known page of the same name with another number; undefined when there is none. */
export function findNumberedNeighbour(written: string, known: readonly string[]): string | undefined {
  return known.find((name) => isNumberedNeighbour(written, name));
}

function isNumberedNeighbour(written: string, name: string): boolean {
  const [a, b] = [written, name].map((one) => one.toLowerCase().replace(/\d+$/, ''));
  return a === b && /\d$/.test(written) && /\d$/.test(name) && written.toLowerCase() !== name.toLowerCase();
}

/** How many letters must be added, dropped, changed or swapped with the next to make one word of the other. */
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
