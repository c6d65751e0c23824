import type { Survey } from '#contract/requests.ts';
import { codePoints, limits } from '#domain/account/limits.ts';
import type { Rule, Rules } from '#forms/rules.ts';
import { messages } from './messages.ts';

/** The form as it is filled in, in reading order. A scale holds its code as text, '' while it is open. */
export interface SurveyValues {
  feedback: string;
  recommend: string;
  comfort: string;
  consult: string;
  /** Numbers of the ticked statements, from 0. */
  statements: number[];
}

export const emptySurvey: SurveyValues = {
  feedback: '',
  recommend: '',
  comfort: '',
  consult: '',
  statements: [],
};

const { required } = messages;
const { longText } = limits;
const scale: Rule<string, SurveyValues> = (code) => (code === '' ? required : null);

/** Every question is mandatory; the free text must hold more than blanks, the statements at least one tick. */
export const surveyRules: Rules<SurveyValues> = {
  feedback(text) {
    if (text.trim() === '') return required;
    return codePoints(text.trim()) > longText ? messages.tooLong(longText) : null;
  },
  recommend: scale,
  comfort: scale,
  consult: scale,
  statements: (ticked) => (ticked.length === 0 ? required : null),
};

/** What travels: codes instead of texts, statements in their order. */
export function toSurveyBody(values: SurveyValues): Survey {
  return {
    feedback: values.feedback.trim(),
    recommend: Number(values.recommend),
    comfort: Number(values.comfort),
    consult: Number(values.consult),
    statements: values.statements.toSorted((a, b) => a - b),
  };
}
