/** The major number of a "major.minor" version. */
export function majorOf(version: string): number {
  return numbersOf(version)[0];
}

/** Compares two "major.minor" versions, for sorting from the oldest to the newest. */
export function inOrder(a: string, b: string): number {
  const [majorA, minorA] = numbersOf(a);
  const [majorB, minorB] = numbersOf(b);
  return majorA - majorB || minorA - minorB;
}

/** Major and minor number; NaN for what is no number. */
export function numbersOf(version: string): [major: number, minor: number] {
  const [major, minor] = version.split('.').map(Number);
  return [major ?? Number.NaN, minor ?? Number.NaN];
}
