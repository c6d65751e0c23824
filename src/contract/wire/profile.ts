import type { ProfileFields } from '../requests.ts';
import { toRecord } from './values.ts';

/** Reads the demographics of a profile; null for a response without a name. */
export function readProfileFields(body: unknown): ProfileFields | null {
  return typeof toRecord(body).name === 'string' ? (body as ProfileFields) : null;
}
