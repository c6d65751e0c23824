import type { Figure } from './figure.ts';
import { type Interval, tail } from './interval.ts';
import { computeQuantile } from './quantile.ts';
import { seededRandom } from './seeded-random.ts';

/** How often people are drawn again, and from which seed. */
export interface Draws {
  readonly times: number;
  readonly seed: number;
}

/** What is published: the same data give the same interval. */
export const draws: Draws = { times: 1000, seed: 20_270_101 };

/**
 * The 95 % interval of a statistic by drawing as many people again, with repetition, and taking the 2.5th and 97.5th
 * percentile of what comes out (B. Efron, Canadian Journal of Statistics 9(2), 1981). Null where more than one draw in
 * twenty has no statistic: such an interval would be of the willing draws alone.
 * @param cases of which every one counts in the statistic
 */
export function bootstrapInterval<One>(
  cases: readonly One[],
  statistic: (drawn: readonly One[]) => Figure,
  { times, seed }: Draws = draws,
): Interval | null {
  const random = seededRandom(seed);
  const found: number[] = [];
  for (let draw = 0; draw < times; draw += 1) {
    const { value } = statistic(cases.map(() => cases[Math.floor(random() * cases.length)] as One));
    if (value !== null) found.push(value);
  }
  const [low, high] = [computeQuantile(found, tail).value, computeQuantile(found, 1 - tail).value];
  return found.length < times * 0.95 || low === null || high === null ? null : { low, high };
}
