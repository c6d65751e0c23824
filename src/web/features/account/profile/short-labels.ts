import { profileLabels } from '#domain/account/profile-labels.ts';
import type { MessageId, Translate } from '#language/translate.ts';
import type { RegistrationValues } from './registration-values.ts';

type FieldName = Exclude<keyof RegistrationValues, 'research'>;

/** Fields whose label is a whole question, or is not in the list of the domain. */
const ids = {
  birthYear: 'account.age.label',
  more: 'registration.profile.shortLabels.more',
  terms: 'registration.profile.shortLabels.terms',
  work: 'registration.profile.shortLabels.work',
  currentStatus: 'registration.profile.shortLabels.currentStatus',
  soughtHelpBefore: 'registration.profile.shortLabels.soughtHelpBefore',
  currentlyHavingIssues: 'registration.profile.shortLabels.currentlyHavingIssues',
  currentlySeekingHelp: 'registration.profile.shortLabels.currentlySeekingHelp',
  comfortSeekingHelp: 'registration.profile.shortLabels.comfortSeekingHelp',
  likelihoodConsulting: 'registration.profile.shortLabels.likelihoodConsulting',
} as const satisfies { readonly [Name in FieldName]?: MessageId };

/** Returns the short name of a field, for the error summary. */
export function labelField(t: Translate, name: FieldName): string {
  return t(name in ids ? ids[name as keyof typeof ids] : profileLabels[name as keyof typeof profileLabels]);
}
