import { findFurtherLabel } from '#domain/account/further-choices.ts';
import { profileLabels } from '#domain/account/profile-labels.ts';
import type { Nominee } from '#domain/account/nominee.ts';
import { findLabel, findLabelByLowerCase, profileOptions as options } from '#domain/account/profile.ts';
import { surveyQuestions, surveyScales, surveyStatements } from '#domain/account/survey-questions.ts';
import type { StoredSurvey } from '../../repositories/messages.ts';
import type { Translate } from '#language/translate.ts';
import type { Export } from '../export.ts';

type LabelledValue = readonly [label: string, value: string];

/** Profile fields with the labels of the form, including missing ones. */
export function listProfileFields(t: Translate, profile: NonNullable<Export['profile']>): LabelledValue[] {
  const { name, age, phone, city, work, gender, status, education, current } = profile;
  const { life, mental, seek, distress, consult, nominee, details } = profile;
  const fields: LabelledValue[] = [
    [profileLabels.name, name],
    [profileLabels.age, String(age)],
    [profileLabels.phone, phone ?? ''],
    [profileLabels.city, city],
    [profileLabels.work, work],
    [
      profileLabels.gender,
      findLabelByLowerCase(options.gender, gender) || findFurtherLabel('gender', details),
    ],
    [
      profileLabels.education,
      findLabel(options.education, education ?? '') || findFurtherLabel('education', details),
    ],
    [profileLabels.currentStatus, findLabel(options.currentStatus, current ?? '')],
    [
      profileLabels.maritalStatus,
      findLabelByLowerCase(options.maritalStatus, status) || findFurtherLabel('status', details),
    ],
    [profileLabels.soughtHelpBefore, findLabelByLowerCase(options.yesNo, life)],
    [profileLabels.currentlyHavingIssues, findLabelByLowerCase(options.yesNo, mental)],
    [profileLabels.currentlySeekingHelp, findLabel(options.seekingHelp, seek ?? '')],
    [profileLabels.comfortSeekingHelp, findLabel(options.comfort, distress ?? '')],
    [profileLabels.likelihoodConsulting, findLabel(options.likelihood, consult ?? '')],
    [t('server.ownPage.about.nominee'), nominee ? formatNominee(nominee) : ''],
  ];
  return fields.map(([label, given]) => [label, given || t('server.ownPage.notGiven')]);
}

/** Formats the nominee in one line. */
export function formatNominee({ name, relation, contact }: Nominee): string {
  return [name, relation, contact].join(', ');
}

/** Survey answers with their questions. */
export function listSurveyAnswers({
  feedback,
  recommend,
  comfort,
  consult,
  statements,
}: StoredSurvey['answers']): LabelledValue[] {
  return [
    [surveyQuestions.feedback, feedback],
    [surveyQuestions.recommend, findLabel(surveyScales.recommend, recommend)],
    [surveyQuestions.comfort, findLabel(surveyScales.comfort, comfort)],
    [surveyQuestions.consult, findLabel(surveyScales.consult, consult)],
    [surveyQuestions.statements, statements.map((number) => surveyStatements[number] ?? '').join(' ')],
  ];
}
