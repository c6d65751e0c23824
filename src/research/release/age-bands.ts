/**
 * Age bands of a release, by the age at the first attempt. 36 is also a limit of the norms, so that levels
 * disclose nothing more.
 */
export const releaseAgeBands = [
  { code: '18-25', label: '18 to 25', from: 18, to: 25 },
  { code: '26-35', label: '26 to 35', from: 26, to: 35 },
  { code: '36-50', label: '36 to 50', from: 36, to: 50 },
  { code: '51+', label: '51 and over', from: 51, to: Number.POSITIVE_INFINITY },
] as const;

/** The band of an age; null below 18. */
export function findAgeBand(age: number): string | null {
  return releaseAgeBands.find(({ from, to }) => age >= from && age <= to)?.code ?? null;
}
