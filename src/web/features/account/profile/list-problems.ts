import type { PlainMessageId, Translate } from '#language/translate.ts';
import type { RegistrationValues } from './registration-values.ts';

/** What to do in a required field without a value. */
const instructions = {
  name: 'registration.profile.problems.name',
  birthYear: 'registration.profile.problems.birthYear',
  age: 'registration.profile.problems.age',
  gender: 'registration.profile.problems.gender',
  education: 'registration.profile.problems.education',
  more: 'registration.profile.problems.more',
  maritalStatus: 'registration.profile.problems.maritalStatus',
  currentStatus: 'registration.profile.problems.currentStatus',
  soughtHelpBefore: 'registration.profile.problems.soughtHelpBefore',
  currentlyHavingIssues: 'registration.profile.problems.currentlyHavingIssues',
  currentlySeekingHelp: 'registration.profile.problems.currentlySeekingHelp',
  comfortSeekingHelp: 'registration.profile.problems.comfortSeekingHelp',
  likelihoodConsulting: 'registration.profile.problems.likelihoodConsulting',
} as const satisfies { readonly [Name in keyof RegistrationValues]?: PlainMessageId };

/**
 * Lists the invalid fields for the error summary. An empty field has the same specified message everywhere, so the
 * summary says what to do instead; other messages are specific.
 */
export function listProblems(
  t: Translate,
  names: readonly (keyof RegistrationValues)[],
  errors: { readonly [name in keyof RegistrationValues]?: string },
): { id: keyof RegistrationValues; label: string }[] {
  return names.flatMap((name) => {
    const error = errors[name];
    if (!error) return [];
    const isEmpty = error === t('registration.profile.required') && name in instructions;
    return [{ id: name, label: isEmpty ? t(instructions[name as keyof typeof instructions]) : error }];
  });
}
