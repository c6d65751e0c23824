import type { PlainMessageId, Translate } from '#language/translate.ts';
import type { RegistrationValues } from './registration-values.ts';

/** Not `PlainMessageId`: TypeScript refuses a call of `t` with a union of over 1,000 ids. */
type Instruction = Extract<PlainMessageId, `registration.profile.problems.${string}`>;

/** What to do in a required field without a value. */
const instructions: Partial<Record<keyof RegistrationValues, Instruction>> = {
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
};

/**
 * Lists the invalid fields for the error summary. An empty field has the same specified message everywhere, so the
 * summary says what to do instead; other messages are specific.
 */
export function listProblems<Name extends keyof RegistrationValues>(
  t: Translate,
  names: readonly Name[],
  errors: { readonly [Field in Name]?: string },
): { id: Name; label: string }[] {
  return names.flatMap((name) => {
    const error = errors[name];
    const instruction = instructions[name];
    if (!error) return [];
    const isEmpty = error === t('registration.profile.required') && instruction !== undefined;
    return [{ id: name, label: isEmpty ? t(instruction) : error }];
  });
}
