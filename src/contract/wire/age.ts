import { numberIn } from './numbers.ts';
import { recordIn } from './values.ts';

/** The age in a profile, in years; null where it holds none. */
export function readAge(body: unknown): number | null {
  const age = numberIn(recordIn(body).age);
  return age !== null && age > 0 ? age : null;
}
