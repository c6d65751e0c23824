import type { ProfileFacts } from '#contract/requests.ts';
import { codeOf, labelOf, labelOfWord, profileOptions as options } from '#domain/account/profile.ts';
import { ageProblem, phoneDigits, phoneProblem } from '#domain/account/rules.ts';
import { cleanText } from '#domain/account/visible.ts';
import type { Rule, Rules } from '#forms/rules.ts';
import { strings } from '../strings.ts';

const { required } = strings.profile;

/** What people say of themselves, as it is in a form: labels as shown, '' where nothing is chosen. */
export const emptyFacts = {
  name: '',
  age: '',
  phone: '',
  city: '',
  gender: '',
  maritalStatus: '',
  work: '',
  education: '',
  currentStatus: '',
  soughtHelpBefore: '',
  currentlyHavingIssues: '',
  currentlySeekingHelp: '',
  comfortSeekingHelp: '',
  likelihoodConsulting: '',
};

export type FactValues = typeof emptyFacts;

/** The fields in reading order. */
export const factFields = Object.keys(emptyFacts) as (keyof FactValues)[];

const filled: Rule<string, FactValues> = (v) => (cleanText(v) === '' ? required : null);

/** Everything but the phone is required; age and phone follow the domain's rules. */
export const factRules: Rules<FactValues> = {
  name: filled,
  age: (v) => (v.trim() === '' ? required : ageProblem(Number(v))),
  phone: phoneProblem,
  city: filled,
  gender: filled,
  maritalStatus: filled,
  work: filled,
  education: filled,
  currentStatus: filled,
  soughtHelpBefore: filled,
  currentlyHavingIssues: filled,
  currentlySeekingHelp: filled,
  comfortSeekingHelp: filled,
  likelihoodConsulting: filled,
};

/** How many of the questions that need an answer have one, and how many there are. */
export function answeredOf(values: FactValues): { readonly answered: number; readonly of: number } {
  const needed = factFields.filter((name) => name !== 'phone');
  return { answered: needed.filter((name) => cleanText(values[name]) !== '').length, of: needed.length };
}

/** What travels: codes instead of labels, small letters, a phone number as digits. */
export function factsBody(v: FactValues): ProfileFacts {
  const digits = phoneDigits(v.phone);
  return {
    name: cleanText(v.name),
    age: Number(v.age),
    city: cleanText(v.city),
    work: cleanText(v.work),
    phone: digits === '' ? '' : Number(digits),
    gender: v.gender.toLowerCase() as ProfileFacts['gender'],
    status: v.maritalStatus.toLowerCase() as ProfileFacts['status'],
    education: codeOf(options.education, v.education),
    current: codeOf(options.currentStatus, v.currentStatus),
    life: v.soughtHelpBefore.toLowerCase() as ProfileFacts['life'],
    mental: v.currentlyHavingIssues.toLowerCase() as ProfileFacts['mental'],
    seek: codeOf(options.seekingHelp, v.currentlySeekingHelp),
    distress: codeOf(options.comfort, v.comfortSeekingHelp),
    consult: codeOf(options.likelihood, v.likelihoodConsulting),
  };
}

/** The way back: what the server holds, as it is in a form. A value that no label stands for is ''. */
export function factsIn(facts: ProfileFacts): FactValues {
  return {
    name: facts.name,
    age: String(facts.age),
    phone: String(facts.phone ?? ''),
    city: facts.city,
    gender: labelOfWord(options.gender, facts.gender),
    maritalStatus: labelOfWord(options.maritalStatus, facts.status),
    work: facts.work,
    education: labelOf(options.education, facts.education),
    currentStatus: labelOf(options.currentStatus, facts.current),
    soughtHelpBefore: labelOfWord(options.yesNo, facts.life),
    currentlyHavingIssues: labelOfWord(options.yesNo, facts.mental),
    currentlySeekingHelp: labelOf(options.seekingHelp, facts.seek),
    comfortSeekingHelp: labelOf(options.comfort, facts.distress),
    likelihoodConsulting: labelOf(options.likelihood, facts.consult),
  };
}
