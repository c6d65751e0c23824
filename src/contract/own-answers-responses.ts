/** Response schema of the own answers, with the rules of `responses.ts`. */

import { type Static, Type } from 'typebox';
import { timeSchema } from './responses.ts';

/** The answers of an attempt. Not in the specification. */
export const OwnAnswersRecord = Type.Object({
  time: timeSchema('Time of the attempt'),
  version: Type.String({ description: 'Version of the answered instrument.' }),
  ans: Type.Array(Type.Union([Type.Number(), Type.Null(), Type.Array(Type.Number()), Type.String()]), {
    description: 'One answer per question; null if unanswered.',
  }),
});
export type OwnAnswersRecord = Static<typeof OwnAnswersRecord>;
export const OwnAnswersList = Type.Array(OwnAnswersRecord, {
  description: 'The newest attempt; empty without one.',
});
