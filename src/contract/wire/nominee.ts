import type { NomineeResponse } from '../account-responses.ts';
import { toRecord, toText } from './values.ts';

/** Reads the nominee, or null; undefined for another shape. */
export function readNominee(body: unknown): NomineeResponse['nominee'] | undefined {
  const { nominee } = toRecord(body);
  if (nominee === null) return null;
  const read = toRecord(nominee);
  const [name, relation, contact] = [toText(read.name), toText(read.relation), toText(read.contact)];
  if (name === null || relation === null || contact === null) return undefined;
  return { name, relation, contact };
}
