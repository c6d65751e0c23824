import { furtherChoices } from '#domain/account/further-choices.ts';
import { profileLabels } from '#domain/account/profile-labels.ts';
import type { Nominee } from '#domain/account/nominee.ts';
import { findOption, type Options, profileOptions as options } from '#domain/account/profile.ts';
import { surveyQuestions, surveyScales, surveyStatements } from '#domain/account/survey-questions.ts';
import type { StoredSurvey } from '../../repositories/messages.ts';
import type { Translate } from '#language/translate.ts';
import type { Export } from '../export.ts';

type LabelledValue = readonly [label: string, value: string];

/** Profile fields with the labels of the form, including missing ones. */
export function listProfileFields(t: Translate, profile: NonNullable<Export['profile']>): LabelledValue[] {
  const { name, age, phone, city, work, gender, status, education, current } = profile;
  const { life, mental, seek, distress, consult, nominee, details } = profile;
  const label = (list: Options, name: string | undefined) => labelOption(t, list, name);
  const labelCode = (list: Options, code: number | string | null | undefined) =>
    label(list, findOption(list, code ?? ''));
  const fields: LabelledValue[] = [
    [t(profileLabels.name), name],
    [t(profileLabels.age), String(age)],
    [t(profileLabels.phone), phone ?? ''],
    [t(profileLabels.city), city],
    [t(profileLabels.work), work],
    [t(profileLabels.gender), label(options.gender, gender) || label(furtherChoices.gender, details?.gender)],
    [
      t(profileLabels.education),
      labelCode(options.education, education) || label(furtherChoices.education, details?.education),
    ],
    [t(profileLabels.currentStatus), labelCode(options.currentStatus, current)],
    [
      t(profileLabels.maritalStatus),
      label(options.maritalStatus, status) || label(furtherChoices.status, details?.status),
    ],
    [t(profileLabels.soughtHelpBefore), label(options.yesNo, life)],
    [t(profileLabels.currentlyHavingIssues), label(options.yesNo, mental)],
    [t(profileLabels.currentlySeekingHelp), labelCode(options.seekingHelp, seek)],
    [t(profileLabels.comfortSeekingHelp), labelCode(options.comfort, distress)],
    [t(profileLabels.likelihoodConsulting), labelCode(options.likelihood, consult)],
    [t('server.ownPage.about.nominee'), nominee ? formatNominee(nominee) : ''],
  ];
  return fields.map(([label, given]) => [label, given || t('server.ownPage.notGiven')]);
}

/**
 * Labels an option.
 * @returns '' for an unknown option
 */
export function labelOption(t: Translate, list: Options, name = ''): string {
  const id = Object.hasOwn(list, name) ? list[name] : undefined;
  return id === undefined ? '' : t(id);
}

/** Formats the nominee in one line. */
export function formatNominee({ name, relation, contact }: Nominee): string {
  return [name, relation, contact].join(', ');
}

/** Survey answers with their questions. */
export function listSurveyAnswers(
  t: Translate,
  { feedback, recommend, comfort, consult, statements }: StoredSurvey['answers'],
): LabelledValue[] {
  const label = (list: Options, code: number) => labelOption(t, list, findOption(list, code));
  const ticked = statements.flatMap((number) => surveyStatements[number] ?? []);
  return [
    [t(surveyQuestions.feedback), feedback],
    [t(surveyQuestions.recommend), label(surveyScales.recommend, recommend)],
    [t(surveyQuestions.comfort), label(surveyScales.comfort, comfort)],
    [t(surveyQuestions.consult), label(surveyScales.consult, consult)],
    [t(surveyQuestions.statements), ticked.map((id) => t(id)).join(' ')],
  ];
}
