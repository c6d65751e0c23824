import type { PlainMessageId } from '#language/translate.ts';

/** The label of each profile field, by its name in forms. */
export const profileLabels = {
  name: 'domain.field.name',
  age: 'domain.field.age',
  phone: 'domain.field.phone',
  city: 'domain.field.city',
  work: 'domain.field.work',
  gender: 'domain.field.gender',
  education: 'domain.field.education',
  currentStatus: 'domain.field.currentStatus',
  maritalStatus: 'domain.field.maritalStatus',
  soughtHelpBefore: 'domain.field.soughtHelpBefore',
  currentlyHavingIssues: 'domain.field.currentlyHavingIssues',
  currentlySeekingHelp: 'domain.field.currentlySeekingHelp',
  comfortSeekingHelp: 'domain.field.comfortSeekingHelp',
  likelihoodConsulting: 'domain.field.likelihoodConsulting',
} as const satisfies Record<string, PlainMessageId>;
