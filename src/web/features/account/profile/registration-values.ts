import type { DisplayedNotice, Profile } from '#contract/requests.ts';
import { hasMatchingBirthYear, getYearInIndia } from '#domain/account/birth-year.ts';
import { parseAge } from '#domain/account/digits.ts';
import { validateAge } from '#domain/account/rules.ts';
import { cleanText } from '#domain/account/clean-text.ts';
import type { Rules } from '#forms/rules.ts';
import { type Translate, translateMessage } from '#language/translate.ts';
import { validateBirthYearField, parseBirthYear } from '../age/birth-year.ts';
import { createProfileFieldRules, emptyProfileFields, toProfileBody } from './profile-field-values.ts';

const { name, age, gender, education, ...furtherFields } = emptyProfileFields;

/**
 * An empty registration form in reading order: the needed profile fields with the year of birth, the choice to answer
 * `more`, the other profile fields, and two checkboxes. The phone number is not asked at the registration, because
 * nothing uses it; the correction form has it.
 */
export const emptyRegistration = {
  name,
  birthYear: '',
  age,
  gender,
  education,
  more: '',
  ...furtherFields,
  terms: false,
  research: false,
};

/** Values of the registration form. `more` is 'yes', 'no', or '' if it is not answered. */
export type RegistrationValues = typeof emptyRegistration;

/** The fields that can be invalid, in reading order. */
export const validatedFields = (Object.keys(emptyRegistration) as (keyof RegistrationValues)[]).filter(
  (field) => field !== 'research' && field !== 'phone',
);

/** The number of questions that can be left out together. */
export const furtherQuestionCount = Object.keys(furtherFields).filter((field) => field !== 'phone').length;

/** Whether the person chose to answer the questions that can be left out. */
export const hasChosenFurtherQuestions = ({ more }: Partial<Pick<RegistrationValues, 'more'>>): boolean =>
  more === 'yes';

/** The rules of the profile; those of questions that are not displayed accept any value. */
const createFieldRules = (t: Translate) =>
  Object.fromEntries(
    Object.entries(createProfileFieldRules(t)).map(([field, rule]) => [
      field,
      field in furtherFields
        ? (v: string, others: Partial<RegistrationValues>) =>
            hasChosenFurtherQuestions(others) ? rule(v, others) : null
        : rule,
    ]),
  ) as Rules<RegistrationValues>;

/**
 * The server deletes the account of a person under 18. The age must agree with the year of birth, so that a mistyped
 * age is not sent; the messages do not mention the age limit.
 */
export function createRegistrationRules(t: Translate): Rules<RegistrationValues> {
  return {
    ...createFieldRules(t),
    birthYear: (v) => translateMessage(t, validateBirthYearField(v)),
    more: (v) => (v === 'yes' || v === 'no' ? null : t('registration.profile.required')),
    age: (v, { birthYear = '' }) =>
      v.trim() === ''
        ? t('registration.profile.required')
        : (translateMessage(t, validateAge(parseAge(v))) ?? differenceProblem(t, parseAge(v), birthYear)),
    terms: (ticked) => (ticked ? null : t('registration.profile.mustAccept')),
  };
}

function differenceProblem(t: Translate, age: number, birthYear: string): string | null {
  if (validateBirthYearField(birthYear) !== null) return null;
  return hasMatchingBirthYear(age, parseBirthYear(birthYear), getYearInIndia())
    ? null
    : t('account.age.check');
}

const optional: readonly string[] = ['phone', 'city', 'work'];

/** Counts the displayed questions that need an answer, and those with one. */
export function countAnswered({ terms: _, research: __, ...values }: RegistrationValues): {
  readonly answered: number;
  readonly total: number;
} {
  const required = Object.entries(values).filter(
    ([field]) =>
      !optional.includes(field) && (hasChosenFurtherQuestions(values) || !(field in furtherFields)),
  );
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
    // Answers given before the person declined all of them are not sent.
    ...toProfileBody(hasChosenFurtherQuestions(v) ? v : { ...v, ...furtherFields }),
    personal: v.terms ? '1' : '0',
    research: v.research,
    ...(v.research && { researchText }),
    terms,
    ...(notice && { notice }),
  };
}

/** The request body for a person under 18: only the age. */
export function toUnderageBody(
  { age: stated }: Pick<RegistrationValues, 'age'>,
  versions: ConsentVersions,
): Profile {
  return toRegistrationBody({ ...emptyRegistration, age: stated }, versions);
}
