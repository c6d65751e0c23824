/** The major number of a version. */
export function getMajor(version: string): number {
  return parseVersion(version)[0];
}

/** Compares two versions, for sorting from the oldest to the newest: 1.0 and 1.0.0 are the same. */
export function inOrder(a: string, b: string): number {
  const [before, after] = [parseVersion(a), parseVersion(b)];
  return before[0] - after[0] || before[1] - after[1] || before[2] - after[2];
}

/** Major, minor and spelling number of a version; the third is 0 where it is left out, others NaN for what is no number. */
export function parseVersion(version: string): [major: number, minor: number, spelling: number] {
  const [major, minor, spelling = 0] = version.split('.').map(Number);
  return [major ?? Number.NaN, minor ?? Number.NaN, spelling];
}
