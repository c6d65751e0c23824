import type { ProfileFacts } from '../requests.ts';
import { recordIn } from './values.ts';

/** The facts of a profile; null for an answer without a name, which is no profile. */
export function readProfileFacts(body: unknown): ProfileFacts | null {
  return typeof recordIn(body).name === 'string' ? (body as ProfileFacts) : null;
}
