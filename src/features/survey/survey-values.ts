import { array, number, object, string } from 'yup';
import type { Survey } from '../../contract/bodies.ts';
import { codePoints, limits } from '../../domain/account/limits.ts';
import { strings } from './strings.ts';

/** The form as it is filled in. A scale holds its code as text, '' while it is open. */
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

/** The questions in reading order. */
export const surveyFields = ['feedback', 'recommend', 'comfort', 'consult', 'statements'] as const;

const { required } = strings;
const scale = string().required(required);

/** Every question is mandatory; the free text must hold more than blanks, the statements at least one tick. */
export const surveyRules = object({
  feedback: string()
    .trim()
    .required(required)
    .test('length', strings.tooLong(limits.longText), (text) => codePoints(text.trim()) <= limits.longText),
  recommend: scale,
  comfort: scale,
  consult: scale,
  statements: array(number().required()).required().min(1, required),
});

/** What travels: codes instead of texts, statements in their order. */
export function surveyOf(values: SurveyValues): Survey {
  return {
    feedback: values.feedback.trim(),
    recommend: Number(values.recommend),
    comfort: Number(values.comfort),
    consult: Number(values.consult),
    statements: values.statements.toSorted((a, b) => a - b),
  };
}
