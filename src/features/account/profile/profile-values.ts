import { boolean, object } from 'yup';
import type { Profile } from '../../../contract/bodies.ts';
import { codeOf, profileOptions } from '../../../domain/account/profile.ts';
import { ageProblem, phoneDigits, phoneProblem } from '../../../domain/account/rules.ts';
import { rule } from '../form/rule.ts';
import { strings } from '../strings.ts';

const { required, mustAccept } = strings.profile;

/** The registration profile as it stands in the form: labels as shown, '' where nothing is chosen. */
export const emptyProfile = {
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
  terms: false,
  research: false,
};

export type ProfileValues = typeof emptyProfile;

/** The fields that can be wrong, in reading order. */
export const profileFields = Object.keys(emptyProfile).filter(
  (name): name is Exclude<keyof ProfileValues, 'research'> => name !== 'research',
);

const filled = rule((v) => (v.trim() === '' ? required : null));

/** Everything but phone and research is required; age and phone follow the domain's rules. */
export const profileRules = object({
  name: filled,
  age: rule((v) => (v.trim() === '' ? required : ageProblem(Number(v)))),
  phone: rule(phoneProblem),
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
  terms: boolean().oneOf([true], mustAccept),
  research: boolean(),
});

/**
 * What travels: codes instead of labels, small letters, a phone number as digits.
 * @param termsVersion the version of the terms that the person could read
 */
export function profileBody(v: ProfileValues, termsVersion: string): Profile {
  const digits = phoneDigits(v.phone);
  return {
    name: v.name.trim(),
    age: Number(v.age),
    city: v.city.trim(),
    work: v.work.trim(),
    phone: digits === '' ? '' : Number(digits),
    gender: v.gender.toLowerCase() as Profile['gender'],
    status: v.maritalStatus.toLowerCase() as Profile['status'],
    education: codeOf(profileOptions.education, v.education),
    current: codeOf(profileOptions.currentStatus, v.currentStatus),
    life: v.soughtHelpBefore.toLowerCase() as Profile['life'],
    mental: v.currentlyHavingIssues.toLowerCase() as Profile['mental'],
    seek: codeOf(profileOptions.seekingHelp, v.currentlySeekingHelp),
    distress: codeOf(profileOptions.comfort, v.comfortSeekingHelp),
    consult: codeOf(profileOptions.likelihood, v.likelihoodConsulting),
    personal: v.terms ? '1' : '0',
    research: v.research,
    terms: termsVersion,
  };
}
