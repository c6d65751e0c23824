import type { Survey } from '#contract/requests.ts';
import { countCodePoints, limits } from '#domain/account/limits.ts';
import type { Rule, Rules } from '#forms/rules.ts';
import { messages } from './messages.ts';

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

const { required } = messages;
const { longText } = limits;
const requireCode: Rule<string, SurveyValues> = (code) => (code === '' ? required : null);

/** All questions are required: the text must not be blank, and a statement must be checked. */
export const surveyRules: Rules<SurveyValues> = {
  feedback(text) {
    if (text.trim() === '') return required;
    return countCodePoints(text.trim()) > longText ? messages.tooLong(longText) : null;
  },
  recommend: requireCode,
  comfort: requireCode,
  consult: requireCode,
  statements: (indexes) => (indexes.length === 0 ? required : null),
};

/** Converts form values to the request body. */
export function toSurveyBody(values: SurveyValues): Survey {
  return {
    feedback: values.feedback.trim(),
    recommend: Number(values.recommend),
    comfort: Number(values.comfort),
    consult: Number(values.consult),
    statements: values.statements.toSorted((a, b) => a - b),
  };
}
