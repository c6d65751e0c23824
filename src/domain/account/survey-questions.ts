import type { PlainMessageId } from '#language/translate.ts';
import { type Options, profileOptions } from './profile.ts';

/** Questions of the feedback survey, for the screens and the data export. */
export const surveyQuestions = {
  feedback: 'survey.question.feedback',
  recommend: 'survey.question.recommend',
  comfort: 'survey.question.comfort',
  consult: 'survey.question.consult',
  statements: 'survey.question.statements',
} as const satisfies Record<string, PlainMessageId>;

/** Options of the rating questions. The code is the position, from 1: never reorder them. */
export const surveyScales = {
  recommend: {
    veryLikely: 'survey.recommend.veryLikely',
    likely: 'survey.recommend.likely',
    unsure: 'survey.recommend.unsure',
    unlikely: 'survey.recommend.unlikely',
    veryUnlikely: 'survey.recommend.veryUnlikely',
  },
  comfort: profileOptions.comfort,
  consult: profileOptions.likelihood,
} as const satisfies Record<string, Options>;

/** Options of the multiple-choice question. The code is the position, from 0: never reorder them. */
export const surveyStatements = [
  'survey.statement.pause',
  'survey.statement.easy',
  'survey.statement.learnt',
  'survey.statement.fit',
  'survey.statement.smallThing',
  'survey.statement.reading',
  'survey.statement.visitAgain',
  'survey.statement.noUse',
] as const satisfies readonly PlainMessageId[];
