import type { NomineeAnswer } from '../account-responses.ts';
import { recordIn, textIn } from './values.ts';

/** Reads the nominee, or null; undefined for another shape. */
export function readNominee(body: unknown): NomineeAnswer['nominee'] | undefined {
  const { nominee } = recordIn(body);
  if (nominee === null) return null;
  const read = recordIn(nominee);
  const [name, relation, contact] = [textIn(read.name), textIn(read.relation), textIn(read.contact)];
  if (name === null || relation === null || contact === null) return undefined;
  return { name, relation, contact };
}
