import type { ProfileFields } from '#contract/requests.ts';
import { parseAge } from '#domain/account/digits.ts';
import { findFurtherChoices } from '#domain/account/further-choices.ts';
import {
  findCode,
  findOption,
  type Options,
  profileOptions as options,
  selectOption,
} from '#domain/account/profile.ts';
import { validateAdultAge, parsePhone, validatePhone } from '#domain/account/rules.ts';
import { cleanText } from '#domain/account/clean-text.ts';
import type { Rule, Rules } from '#forms/rules.ts';
import { type Translate, translateMessage } from '#language/translate.ts';

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
    age: (v) =>
      v.trim() === ''
        ? t('registration.profile.required')
        : translateMessage(t, validateAdultAge(parseAge(v))),
    gender: requireText,
    education: requireText,
    phone: (v) => translateMessage(t, validatePhone(v)),
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
 * Converts form values to the request body: names or codes of options, the phone number as digits. A choice
 * that the specification lacks, and a declined one, is ''; the first is then in `details`.
 */
export function toProfileBody(v: ProfileFieldValues): ProfileFields {
  const digits = parsePhone(v.phone);
  const { gender, maritalStatus: status, education } = v;
  const details = findFurtherChoices({ gender, status, education });
  return {
    name: cleanText(v.name),
    age: parseAge(v.age),
    city: cleanText(v.city),
    work: cleanText(v.work),
    phone: digits === '' ? '' : Number(digits),
    gender: selectOption(options.gender, gender),
    status: selectOption(options.maritalStatus, status),
    education: findCode(options.education, education),
    current: findCode(options.currentStatus, v.currentStatus),
    life: selectOption(options.yesNo, v.soughtHelpBefore),
    mental: selectOption(options.yesNo, v.currentlyHavingIssues),
    seek: findCode(options.seekingHelp, v.currentlySeekingHelp),
    distress: findCode(options.comfort, v.comfortSeekingHelp),
    consult: findCode(options.likelihood, v.likelihoodConsulting),
    ...(details && { details }),
  };
}

/** Converts a response body to form values. An unknown value becomes ''. */
export function fromProfileBody(body: ProfileFields): ProfileFieldValues {
  const { details = {} } = body;
  const toOption = (list: Options, code: number | '') =>
    code === '' ? declinedValue : findOption(list, code);
  const toName = (list: Options, name: string) => (name === '' ? declinedValue : selectOption(list, name));
  return {
    name: body.name,
    age: String(body.age),
    gender: details.gender ?? toName(options.gender, body.gender),
    education: details.education ?? findOption(options.education, body.education),
    city: body.city,
    phone: String(body.phone ?? ''),
    maritalStatus: details.status ?? toName(options.maritalStatus, body.status),
    work: body.work,
    currentStatus: toOption(options.currentStatus, body.current),
    soughtHelpBefore: toName(options.yesNo, body.life),
    currentlyHavingIssues: toName(options.yesNo, body.mental),
    currentlySeekingHelp: toOption(options.seekingHelp, body.seek),
    comfortSeekingHelp: toOption(options.comfort, body.distress),
    likelihoodConsulting: toOption(options.likelihood, body.consult),
  };
}
