import { profileLabels } from '#domain/account/profile-labels.ts';
import type { MessageId, Translate } from '#language/translate.ts';
import type { RegistrationValues } from './registration-values.ts';

type FieldName = Exclude<keyof RegistrationValues, 'research'>;

/** Fields whose label is a whole question, or is not in the list of the domain. */
const ids = {
  birthYear: 'account.age.label',
  more: 'account.profile.shortLabels.more',
  terms: 'account.profile.shortLabels.terms',
  work: 'account.profile.shortLabels.work',
  currentStatus: 'account.profile.shortLabels.currentStatus',
  soughtHelpBefore: 'account.profile.shortLabels.soughtHelpBefore',
  currentlyHavingIssues: 'account.profile.shortLabels.currentlyHavingIssues',
  currentlySeekingHelp: 'account.profile.shortLabels.currentlySeekingHelp',
  comfortSeekingHelp: 'account.profile.shortLabels.comfortSeekingHelp',
  likelihoodConsulting: 'account.profile.shortLabels.likelihoodConsulting',
} as const satisfies { readonly [Name in FieldName]?: MessageId };

/** Returns the short name of a field, for the error summary. */
export function labelField(t: Translate, name: FieldName): string {
  return t(name in ids ? ids[name as keyof typeof ids] : profileLabels[name as keyof typeof profileLabels]);
}
