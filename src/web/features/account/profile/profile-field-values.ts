import type { ProfileFields } from '#contract/requests.ts';
import { findCode, findLabel, findLabelByWord, profileOptions as options } from '#domain/account/profile.ts';
import { validateAdultAge, parsePhone, validatePhone } from '#domain/account/rules.ts';
import { cleanText } from '#domain/account/clean-text.ts';
import type { Rule, Rules } from '#forms/rules.ts';
import { messages } from '../messages.ts';

const { required, declined } = messages.profile;

/** An empty form: labels of the chosen options, '' if none is chosen. */
export const emptyProfileFields = {
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

/** Values of the profile fields in a form. */
export type ProfileFieldValues = typeof emptyProfileFields;

/** The field names in reading order. */
export const profileFieldNames = Object.keys(emptyProfileFields) as (keyof ProfileFieldValues)[];

const requireText: Rule<string, ProfileFieldValues> = (v) => (cleanText(v) === '' ? required : null);

/** Optional texts may be empty. A choice is required, because it has an option to decline. */
export const profileFieldRules: Rules<ProfileFieldValues> = {
  name: requireText,
  age: (v) => (v.trim() === '' ? required : validateAdultAge(Number(v))),
  phone: validatePhone,
  gender: requireText,
  maritalStatus: requireText,
  education: requireText,
  currentStatus: requireText,
  soughtHelpBefore: requireText,
  currentlyHavingIssues: requireText,
  currentlySeekingHelp: requireText,
  comfortSeekingHelp: requireText,
  likelihoodConsulting: requireText,
};

/** Converts form values to the request body: codes for labels, lower-case words, the phone number as digits. */
export function toProfileBody(v: ProfileFieldValues): ProfileFields {
  const digits = parsePhone(v.phone);
  return {
    name: cleanText(v.name),
    age: Number(v.age),
    city: cleanText(v.city),
    work: cleanText(v.work),
    phone: digits === '' ? '' : Number(digits),
    gender: v.gender.toLowerCase() as ProfileFields['gender'],
    status: toWireWord(v.maritalStatus) as ProfileFields['status'],
    education: findCode(options.education, v.education),
    current: findCode(options.currentStatus, v.currentStatus),
    life: toWireWord(v.soughtHelpBefore) as ProfileFields['life'],
    mental: toWireWord(v.currentlyHavingIssues) as ProfileFields['mental'],
    seek: findCode(options.seekingHelp, v.currentlySeekingHelp),
    distress: findCode(options.comfort, v.comfortSeekingHelp),
    consult: findCode(options.likelihood, v.likelihoodConsulting),
  };
}

/** The wire value of a label. A declined answer is '', as in `findCode`. */
function toWireWord(label: string): string {
  return label === declined ? '' : label.toLowerCase();
}

/** Converts a response body to form values. A value without a label becomes ''. */
export function fromProfileBody(body: ProfileFields): ProfileFieldValues {
  const toLabelOfCode = (labels: readonly string[], code: number | '') =>
    code === '' ? declined : findLabel(labels, code);
  const toLabelOfWord = (labels: readonly string[], word: string) =>
    word === '' ? declined : findLabelByWord(labels, word);
  return {
    name: body.name,
    age: String(body.age),
    phone: String(body.phone ?? ''),
    city: body.city,
    gender: findLabelByWord(options.gender, body.gender),
    maritalStatus: toLabelOfWord(options.maritalStatus, body.status),
    work: body.work,
    education: findLabel(options.education, body.education),
    currentStatus: toLabelOfCode(options.currentStatus, body.current),
    soughtHelpBefore: toLabelOfWord(options.yesNo, body.life),
    currentlyHavingIssues: toLabelOfWord(options.yesNo, body.mental),
    currentlySeekingHelp: toLabelOfCode(options.seekingHelp, body.seek),
    comfortSeekingHelp: toLabelOfCode(options.comfort, body.distress),
    likelihoodConsulting: toLabelOfCode(options.likelihood, body.consult),
  };
}
