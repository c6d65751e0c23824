import type { Alpha } from './cronbach-alpha.ts';
import { fQuantile } from './f-quantile.ts';
import { type Interval, tailProbability } from './interval.ts';

/**
 * The 95 % confidence interval of Cronbach's alpha: 1 − (1 − α) · F, with the upper and the lower quantile of F
 * on n − 1 and (n − 1)(k − 1) degrees of freedom (L. S. Feldt, Psychometrika 30(3), 1965); as `feldt` of R's
 * `psych::alpha`.
 * @returns null if alpha is null
 */
export function computeFeldtInterval({ alpha, items, cases }: Alpha): Interval | null {
  const { value } = alpha;
  if (value === null) return null;
  const end = (share: number) => 1 - (1 - value) * fQuantile(share, cases - 1, (cases - 1) * (items - 1));
  return { low: end(1 - tailProbability), high: end(tailProbability) };
}
