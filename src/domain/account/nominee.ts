import { countCodePoints, limits } from './limits.ts';
import { type RuleMessage, validateEmail } from './rules.ts';
import { toAsciiDigits } from './digits.ts';
import { cleanText, removeInvisible } from './clean-text.ts';

/** The nominee, who exercises the rights of the user after death or incapacity (DPDP Act, section 14). */
export interface Nominee {
  readonly name: string;
  /** The relation to the user, such as "sister". */
  readonly relation: string;
  /** A phone number or an e-mail address. */
  readonly contact: string;
}

/** Maximum lengths in code points. */
export const nomineeLimits = { name: limits.shortText, relation: 60, contact: 320 } as const;

/** Normalizes a nominee for storage. */
export function cleanNominee({ name, relation, contact }: Nominee): Nominee {
  return { name: cleanText(name), relation: cleanText(relation), contact: cleanText(contact) };
}

/** Finds the first field of a normalized nominee that exceeds its limit; null if there is none. */
export function findOverlongNomineeField(nominee: Nominee): keyof Nominee | null {
  const fields = ['name', 'relation', 'contact'] as const;
  return fields.find((field) => countCodePoints(nominee[field]) > nomineeLimits[field]) ?? null;
}

/** A phone number of any country, with or without its prefix (ITU-T E.164 allows 15 digits). */
const phone = /^\+?\d{7,15}$/;

/**
 * Validates the contact of a nominee.
 * @returns the error, or null
 */
export function validateNomineeContact(v: string): RuleMessage | null {
  const bare = toAsciiDigits(removeInvisible(v)).replace(/[\s.\p{Pd}\p{Ps}\p{Pe}]/gu, '');
  return phone.test(bare) || validateEmail(v) === null ? null : { id: 'domain.rules.nomineeContact' };
}
