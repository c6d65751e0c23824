import type { ProfileFields } from '#contract/requests.ts';
import { findFurtherChoices, findFurtherLabel } from '#domain/account/further-choices.ts';
import {
  findCode,
  findLabel,
  findLabelByLowerCase,
  findLowerCaseLabel,
  profileOptions as options,
} from '#domain/account/profile.ts';
import { validateAdultAge, parsePhone, validatePhone } from '#domain/account/rules.ts';
import { cleanText } from '#domain/account/clean-text.ts';
import type { Rule, Rules } from '#forms/rules.ts';
import type { Translate } from '#language/translate.ts';

/** The value of a choice that is declined, in any language. */
export const declinedValue = 'declined';

/** An empty form: values of the chosen options, '' if none is chosen. */
export const emptyProfileFields = {
  name: '',
  age: '',
  gender: '',
  education: '',
  city: '',
  phone: '',
  maritalStatus: '',
  work: '',
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

/** Optional texts may be empty. A choice is required, because it has an option to decline. */
export function createProfileFieldRules(t: Translate): Rules<ProfileFieldValues> {
  const requireText: Rule<string, ProfileFieldValues> = (v) =>
    cleanText(v) === '' ? t('registration.profile.required') : null;
  return {
    name: requireText,
    age: (v) => (v.trim() === '' ? t('registration.profile.required') : validateAdultAge(Number(v))),
    gender: requireText,
    education: requireText,
    phone: validatePhone,
    maritalStatus: requireText,
    currentStatus: requireText,
    soughtHelpBefore: requireText,
    currentlyHavingIssues: requireText,
    currentlySeekingHelp: requireText,
    comfortSeekingHelp: requireText,
    likelihoodConsulting: requireText,
  };
}

/**
 * Converts form values to the request body: codes for labels, lower-case words, the phone number as digits. A choice
 * that the specification lacks, and a declined one, is ''; the first is then in `details`.
 */
export function toProfileBody(v: ProfileFieldValues): ProfileFields {
  const digits = parsePhone(v.phone);
  const { gender, maritalStatus: status, education } = v;
  const details = findFurtherChoices({ gender, status, education });
  return {
    name: cleanText(v.name),
    age: Number(v.age),
    city: cleanText(v.city),
    work: cleanText(v.work),
    phone: digits === '' ? '' : Number(digits),
    gender: findLowerCaseLabel(options.gender, gender),
    status: findLowerCaseLabel(options.maritalStatus, status),
    education: findCode(options.education, education),
    current: findCode(options.currentStatus, v.currentStatus),
    life: findLowerCaseLabel(options.yesNo, v.soughtHelpBefore),
    mental: findLowerCaseLabel(options.yesNo, v.currentlyHavingIssues),
    seek: findCode(options.seekingHelp, v.currentlySeekingHelp),
    distress: findCode(options.comfort, v.comfortSeekingHelp),
    consult: findCode(options.likelihood, v.likelihoodConsulting),
    ...(details && { details }),
  };
}

/** Converts a response body to form values. A value without a label becomes ''. */
export function fromProfileBody(body: ProfileFields): ProfileFieldValues {
  const toLabelOfCode = (labels: readonly string[], code: number | '') =>
    code === '' ? declinedValue : findLabel(labels, code);
  const toLabelOfWord = (labels: readonly string[], word: string) =>
    word === '' ? declinedValue : findLabelByLowerCase(labels, word);
  return {
    name: body.name,
    age: String(body.age),
    gender: findFurtherLabel('gender', body.details) || toLabelOfWord(options.gender, body.gender),
    education: findFurtherLabel('education', body.details) || findLabel(options.education, body.education),
    city: body.city,
    phone: String(body.phone ?? ''),
    maritalStatus:
      findFurtherLabel('status', body.details) || toLabelOfWord(options.maritalStatus, body.status),
    work: body.work,
    currentStatus: toLabelOfCode(options.currentStatus, body.current),
    soughtHelpBefore: toLabelOfWord(options.yesNo, body.life),
    currentlyHavingIssues: toLabelOfWord(options.yesNo, body.mental),
    currentlySeekingHelp: toLabelOfCode(options.seekingHelp, body.seek),
    comfortSeekingHelp: toLabelOfCode(options.comfort, body.distress),
    likelihoodConsulting: toLabelOfCode(options.likelihood, body.consult),
  };
}
