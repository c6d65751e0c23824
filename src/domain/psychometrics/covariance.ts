/** Rows of numbers, all of the same length. */
export type Matrix = readonly (readonly number[])[];

/**
 * The covariances of a sample (n − 1), item by item; each person has a value for each item.
 * @param persons at least two
 */
export function covariances(persons: readonly (readonly number[])[]): number[][] {
  const items = persons[0]?.length ?? 0;
  const means = Array.from({ length: items }, () => 0);
  const sums = Array.from({ length: items }, () => Array.from({ length: items }, () => 0));
  // By the means so far (B. P. Welford, Technometrics 4(3), 1962): one walk, and large values cost no places.
  persons.forEach((values, at) => {
    const away = values.map((value, i) => value - (means[i] ?? 0));
    for (let i = 0; i < items; i += 1) {
      const row = sums[i] as number[];
      const weight = ((away[i] as number) * at) / (at + 1);
      for (let j = 0; j <= i; j += 1) row[j] = (row[j] as number) + weight * (away[j] as number);
    }
    for (let i = 0; i < items; i += 1) means[i] = (means[i] as number) + (away[i] as number) / (at + 1);
  });
  return sums.map((row, i) =>
    row.map((_, j) => ((sums[Math.max(i, j)] as number[])[Math.min(i, j)] as number) / (persons.length - 1)),
  );
}
