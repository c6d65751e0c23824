import { furtherChoices } from '#domain/account/further-choices.ts';
import { type Options, profileOptions } from '#domain/account/profile.ts';
import type { PlainMessageId, Translate } from '#language/translate.ts';
import { declinedValue } from './profile-field-values.ts';

const toOptions = (t: Translate, options: Options) =>
  Object.entries(options).map(([value, id]) => ({ value, label: t(id) }));

/** Plain words below the specified names of an education. */
const educationHints: Readonly<Record<string, PlainMessageId>> = {
  highSchool: 'registration.profile.educationHints.highSchool',
  preUniversity: 'registration.profile.educationHints.preUniversity',
  underGraduation: 'registration.profile.educationHints.underGraduation',
  postGraduation: 'registration.profile.educationHints.postGraduation',
  primary: 'registration.profile.educationHints.primarySchool',
  middle: 'registration.profile.educationHints.middleSchool',
};

/** The educations with hints. */
export const listEducationOptions = (t: Translate) =>
  toOptions(t, { ...profileOptions.education, ...furtherChoices.education }).map((option) => {
    const description = educationHints[option.value];
    return { ...option, ...(description && { description: t(description) }) };
  });

/** Options of a question that can be declined. */
export const toDeclinableOptions = (t: Translate, options: Options) => [
  ...toOptions(t, options),
  { value: declinedValue, label: t('registration.profile.declined') },
];
