import type { ProfileFacts } from '../requests.ts';
import { recordIn } from './values.ts';

/** Reads the demographics of a profile; null for a response without a name. */
export function readProfileFacts(body: unknown): ProfileFacts | null {
  return typeof recordIn(body).name === 'string' ? (body as ProfileFacts) : null;
}
