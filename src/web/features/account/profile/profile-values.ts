import type { NoticeSeen, Profile } from '#contract/requests.ts';
import { fitsBirthYear, yearInIndia } from '#domain/account/birth-year.ts';
import { ageFormProblem } from '#domain/account/rules.ts';
import { cleanText } from '#domain/account/visible.ts';
import type { Rules } from '#forms/rules.ts';
import { birthYearRule, parseBirthYear } from '../age/birth-year.ts';
import { messages } from '../age/messages.ts';
import { strings } from '../strings.ts';
import { emptyFacts, factRules, factsBody } from './fact-values.ts';

const { required, mustAccept } = strings.profile;
const { name, ...otherFacts } = emptyFacts;

/** The registration profile as it is in the form, in reading order: the facts, the year of birth, and two boxes. */
export const emptyProfile = { name, birthYear: '', ...otherFacts, terms: false, research: false };

export type ProfileValues = typeof emptyProfile;

/** The fields that can be wrong, in reading order. */
export const profileFields = (Object.keys(emptyProfile) as (keyof ProfileValues)[]).filter(
  (field) => field !== 'research',
);

/**
 * The year of birth guards against a mistyped age: the server deletes the account of a person under 18, so an age that
 * does not fit the year is not sent. An age under 18 that fits is no mistake, and no message hints at the limit.
 */
export const profileRules: Rules<ProfileValues> = {
  ...factRules,
  birthYear: birthYearRule,
  age: (v, { birthYear = '' }) =>
    v.trim() === '' ? required : (ageFormProblem(Number(v)) ?? differenceProblem(Number(v), birthYear)),
  terms: (ticked) => (ticked ? null : mustAccept),
};

function differenceProblem(age: number, birthYear: string): string | null {
  if (birthYearRule(birthYear) !== null) return null;
  return fitsBirthYear(age, parseBirthYear(birthYear), yearInIndia()) ? null : messages.check;
}

const optional: readonly string[] = ['phone', 'city', 'work'];

/** How many of the questions that need an answer have one, and how many there are. */
export function countAnswered({ terms: _, research: __, ...values }: ProfileValues): {
  readonly answered: number;
  readonly of: number;
} {
  const needed = Object.entries(values).filter(([field]) => !optional.includes(field));
  return { answered: needed.filter(([, value]) => cleanText(value) !== '').length, of: needed.length };
}

/** The words a person could read: the terms, and those beside the research box. */
export interface WordsSeen {
  readonly terms: string;
  readonly researchText: string;
  /** The notice at the boxes. */
  readonly notice?: NoticeSeen;
}

/** What travels: the facts and what was agreed to, with the versions of the words. */
export function profileBody(v: ProfileValues, { terms, researchText, notice }: WordsSeen): Profile {
  return {
    ...factsBody(v),
    personal: v.terms ? '1' : '0',
    research: v.research,
    ...(v.research && { researchText }),
    terms,
    ...(notice && { notice }),
  };
}

/** What travels of a person under 18: the age, and the gender because no profile is complete without one. */
export function underageBody({ age, gender }: ProfileValues, words: WordsSeen): Profile {
  return profileBody({ ...emptyProfile, age, gender }, words);
}
