import type { ProfileFields } from '#contract/requests.ts';
import { findCode, findLabel, findLabelByWord, profileOptions as options } from '#domain/account/profile.ts';
import { ageProblem, phoneDigits, phoneProblem } from '#domain/account/rules.ts';
import { cleanText } from '#domain/account/visible.ts';
import type { Rule, Rules } from '#forms/rules.ts';
import { strings } from '../strings.ts';

const { required, declined } = strings.profile;

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

/** Texts may be left out where norms and consent need none. A choice may be declined, and so is required. */
export const factRules: Rules<FactValues> = {
  name: filled,
  age: (v) => (v.trim() === '' ? required : ageProblem(Number(v))),
  phone: phoneProblem,
  gender: filled,
  maritalStatus: filled,
  education: filled,
  currentStatus: filled,
  soughtHelpBefore: filled,
  currentlyHavingIssues: filled,
  currentlySeekingHelp: filled,
  comfortSeekingHelp: filled,
  likelihoodConsulting: filled,
};

/** What travels: codes instead of labels, small letters, a phone number as digits. */
export function factsBody(v: FactValues): ProfileFields {
  const digits = phoneDigits(v.phone);
  return {
    name: cleanText(v.name),
    age: Number(v.age),
    city: cleanText(v.city),
    work: cleanText(v.work),
    phone: digits === '' ? '' : Number(digits),
    gender: v.gender.toLowerCase() as ProfileFields['gender'],
    status: wordOf(v.maritalStatus) as ProfileFields['status'],
    education: findCode(options.education, v.education),
    current: findCode(options.currentStatus, v.currentStatus),
    life: wordOf(v.soughtHelpBefore) as ProfileFields['life'],
    mental: wordOf(v.currentlyHavingIssues) as ProfileFields['mental'],
    seek: findCode(options.seekingHelp, v.currentlySeekingHelp),
    distress: findCode(options.comfort, v.comfortSeekingHelp),
    consult: findCode(options.likelihood, v.likelihoodConsulting),
  };
}

/** The word that travels for a label; '' for a declined answer, as `codeOf` gives it. */
function wordOf(label: string): string {
  return label === declined ? '' : label.toLowerCase();
}

/** The way back: what the server holds, as it is in a form. A value that no label stands for is ''. */
export function factsIn(facts: ProfileFields): FactValues {
  const coded = (labels: readonly string[], code: number | '') =>
    code === '' ? declined : findLabel(labels, code);
  const worded = (labels: readonly string[], word: string) =>
    word === '' ? declined : findLabelByWord(labels, word);
  return {
    name: facts.name,
    age: String(facts.age),
    phone: String(facts.phone ?? ''),
    city: facts.city,
    gender: findLabelByWord(options.gender, facts.gender),
    maritalStatus: worded(options.maritalStatus, facts.status),
    work: facts.work,
    education: findLabel(options.education, facts.education),
    currentStatus: coded(options.currentStatus, facts.current),
    soughtHelpBefore: worded(options.yesNo, facts.life),
    currentlyHavingIssues: worded(options.yesNo, facts.mental),
    currentlySeekingHelp: coded(options.seekingHelp, facts.seek),
    comfortSeekingHelp: coded(options.comfort, facts.distress),
    likelihoodConsulting: coded(options.likelihood, facts.consult),
  };
}
