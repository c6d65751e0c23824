/** The major number of a version; NaN if it is invalid. */
export function getMajor(version: string): number {
  return parseVersion(version)[0];
}

/** Compares two versions for sorting in ascending order. 1.0 and 1.0.0 are equal. */
export function compareVersions(a: string, b: string): number {
  const [before, after] = [parseVersion(a), parseVersion(b)];
  return before[0] - after[0] || before[1] - after[1] || before[2] - after[2];
}

/** Parses a version. The third number is 0 if omitted; an invalid number is NaN. */
export function parseVersion(version: string): [major: number, minor: number, spelling: number] {
  const [major, minor, spelling = 0] = version.split('.').map(Number);
  return [major ?? Number.NaN, minor ?? Number.NaN, spelling];
}
