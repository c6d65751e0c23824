import { codePoints, limits } from './limits.ts';
import { emailProblem } from './rules.ts';
import { asciiDigits } from './digits.ts';
import { cleanText, withoutInvisible } from './visible.ts';

/** Who exercises a person's rights after death or incapacity (DPDP Act, section 14). */
export interface Nominee {
  readonly name: string;
  /** Who this is to the person, as "sister". */
  readonly relation: string;
  /** A phone number or an e-mail address. */
  readonly contact: string;
}

/** Longest texts, in code points. */
export const nomineeLimits = { name: limits.shortText, relation: 60, contact: 320 } as const;

/** A nominee as it is stored. */
export function cleanNominee({ name, relation, contact }: Nominee): Nominee {
  return { name: cleanText(name), relation: cleanText(relation), contact: cleanText(contact) };
}

/** The first field of a cleaned nominee that is longer than its limit; null when none is. */
export function overlongNomineeField(nominee: Nominee): keyof Nominee | null {
  const fields = ['name', 'relation', 'contact'] as const;
  return fields.find((field) => codePoints(nominee[field]) > nomineeLimits[field]) ?? null;
}

/** Digits of a phone number of any country with its prefix (ITU-T E.164 allows 15). */
const phone = /^\+?\d{7,15}$/;

/** What is wrong with a way to reach a nominee; null when nothing is. */
export function nomineeContactProblem(v: string): string | null {
  const bare = asciiDigits(withoutInvisible(v)).replace(/[\s.\p{Pd}\p{Ps}\p{Pe}]/gu, '');
  return phone.test(bare) || emailProblem(v) === null
    ? null
    : 'Please enter a phone number or an e-mail address.';
}
