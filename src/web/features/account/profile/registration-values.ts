import type { DisplayedNotice, Profile } from '#contract/requests.ts';
import { fitsBirthYear, getYearInIndia } from '#domain/account/birth-year.ts';
import { validateAge } from '#domain/account/rules.ts';
import { cleanText } from '#domain/account/clean-text.ts';
import type { Rules } from '#forms/rules.ts';
import { validateBirthYearField, parseBirthYear } from '../age/birth-year.ts';
import { ageMessages } from '../age/messages.ts';
import { messages } from '../messages.ts';
import { emptyProfileFields, profileFieldRules, toProfileBody } from './profile-field-values.ts';

const { required, mustAccept } = messages.profile;
const { name, ...otherFields } = emptyProfileFields;

/** An empty registration form in reading order: profile fields, year of birth, and two checkboxes. */
export const emptyRegistration = { name, birthYear: '', ...otherFields, terms: false, research: false };

/** Values of the registration form. */
export type RegistrationValues = typeof emptyRegistration;

/** The fields that can be invalid, in reading order. */
export const validatedFields = (Object.keys(emptyRegistration) as (keyof RegistrationValues)[]).filter(
  (field) => field !== 'research',
);

/**
 * The server deletes the account of a person under 18. The age must agree with the year of birth, so that a mistyped
 * age is not sent; the messages do not mention the age limit.
 */
export const registrationRules: Rules<RegistrationValues> = {
  ...profileFieldRules,
  birthYear: validateBirthYearField,
  age: (v, { birthYear = '' }) =>
    v.trim() === '' ? required : (validateAge(Number(v)) ?? differenceProblem(Number(v), birthYear)),
  terms: (ticked) => (ticked ? null : mustAccept),
};

function differenceProblem(age: number, birthYear: string): string | null {
  if (validateBirthYearField(birthYear) !== null) return null;
  return fitsBirthYear(age, parseBirthYear(birthYear), getYearInIndia()) ? null : ageMessages.check;
}

const optional: readonly string[] = ['phone', 'city', 'work'];

/** Counts the required questions, and those with an answer. */
export function countAnswered({ terms: _, research: __, ...values }: RegistrationValues): {
  readonly answered: number;
  readonly total: number;
} {
  const required = Object.entries(values).filter(([field]) => !optional.includes(field));
  return { answered: required.filter(([, value]) => cleanText(value) !== '').length, total: required.length };
}

/** Versions of the texts that the person consents to. */
export interface ConsentVersions {
  readonly terms: string;
  readonly researchText: string;
  /** The consent notice next to the checkboxes. */
  readonly notice?: DisplayedNotice;
}

/** Converts form values to the request body, with the versions of the accepted texts. */
export function toRegistrationBody(
  v: RegistrationValues,
  { terms, researchText, notice }: ConsentVersions,
): Profile {
  return {
    ...toProfileBody(v),
    personal: v.terms ? '1' : '0',
    research: v.research,
    ...(v.research && { researchText }),
    terms,
    ...(notice && { notice }),
  };
}

/** The request body for a person under 18: the age, and the gender, which the server requires. */
export function toUnderageBody({ age, gender }: RegistrationValues, versions: ConsentVersions): Profile {
  return toRegistrationBody({ ...emptyRegistration, age, gender }, versions);
}
