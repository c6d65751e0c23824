/** Rows of numbers, all of the same length. */
export type Matrix = readonly (readonly number[])[];

/**
 * The sample covariance matrix of the items (n − 1). Computes the means first, so that large values lose no
 * precision.
 * @param persons at least two, with one value per item
 */
export function computeCovariances(persons: readonly (readonly number[])[]): number[][] {
  const items = persons[0]?.length ?? 0;
  const means = new Float64Array(items);
  for (const values of persons)
    for (let i = 0; i < items; i += 1)
      means[i] = (means[i] as number) + (values[i] as number) / persons.length;
  // Flat typed arrays, since a bootstrap calls this a thousand times.
  const sums = new Float64Array(items * items);
  const deviations = new Float64Array(items);
  for (const values of persons) {
    for (let i = 0; i < items; i += 1) deviations[i] = (values[i] as number) - (means[i] as number);
    for (let i = 0; i < items; i += 1)
      for (let j = 0; j <= i; j += 1)
        sums[i * items + j] =
          (sums[i * items + j] as number) + (deviations[i] as number) * (deviations[j] as number);
  }
  const at = (i: number, j: number) => sums[Math.max(i, j) * items + Math.min(i, j)] as number;
  return Array.from({ length: items }, (_, i) =>
    Array.from({ length: items }, (__, j) => at(i, j) / (persons.length - 1)),
  );
}
