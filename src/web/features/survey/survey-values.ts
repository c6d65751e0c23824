import type { Survey } from '#contract/requests.ts';
import { countCodePoints, limits } from '#domain/account/limits.ts';
import type { Rule, Rules } from '#forms/rules.ts';
import type { Translate } from '#language/translate.ts';

/** Form values in reading order. A scale is its code as text, '' if unanswered. */
export interface SurveyValues {
  feedback: string;
  recommend: string;
  comfort: string;
  consult: string;
  /** Indexes of the checked statements, from 0. */
  statements: number[];
}

/** An empty survey form. */
export const emptySurvey: SurveyValues = {
  feedback: '',
  recommend: '',
  comfort: '',
  consult: '',
  statements: [],
};

/** All questions are required: the text must not be blank, and a statement must be checked. */
export function createSurveyRules(t: Translate): Rules<SurveyValues> {
  const { longText: max } = limits;
  const requireCode: Rule<string, SurveyValues> = (code) => (code === '' ? t('survey.required') : null);
  return {
    feedback(text) {
      if (text.trim() === '') return t('survey.required');
      return countCodePoints(text.trim()) > max ? t('survey.tooLong', { max }) : null;
    },
    recommend: requireCode,
    comfort: requireCode,
    consult: requireCode,
    statements: (indexes) => (indexes.length === 0 ? t('survey.required') : null),
  };
}

/** Converts form values to the request body. */
export function toSurveyBody(values: SurveyValues): Survey {
  return {
    feedback: values.feedback.trim(),
    recommend: Number(values.recommend),
    comfort: Number(values.comfort),
    consult: Number(values.consult),
    statements: [...values.statements].sort((a, b) => a - b),
  };
}
