import type { Figure } from './figure.ts';
import { type Interval, tailProbability } from './interval.ts';
import { computeQuantile } from './quantile.ts';
import { createSeededRandom } from './seeded-random.ts';

/** Number of bootstrap samples, and the seed of the random numbers. */
export interface BootstrapOptions {
  readonly times: number;
  readonly seed: number;
}

/** The values for published figures, so that they are reproducible. */
export const publishedBootstrap: BootstrapOptions = { times: 1000, seed: 20_270_101 };

/**
 * The 95 % bootstrap interval of a statistic: the 2.5th and 97.5th percentile over samples with replacement (B.
 * Efron, Canadian Journal of Statistics 9(2), 1981).
 * @param cases without missing values
 * @returns null if more than 5 % of the samples have no statistic, since the others are not representative
 */
export function computeBootstrapInterval<One>(
  cases: readonly One[],
  statistic: (drawn: readonly One[]) => Figure,
  { times, seed }: BootstrapOptions = publishedBootstrap,
): Interval | null {
  const random = createSeededRandom(seed);
  const found: number[] = [];
  for (let draw = 0; draw < times; draw += 1) {
    const { value } = statistic(cases.map(() => cases[Math.floor(random() * cases.length)] as One));
    if (value !== null) found.push(value);
  }
  const [low, high] = [
    computeQuantile(found, tailProbability).value,
    computeQuantile(found, 1 - tailProbability).value,
  ];
  return found.length < times * 0.95 || low === null || high === null ? null : { low, high };
}
