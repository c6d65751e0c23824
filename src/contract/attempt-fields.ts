/** Schemas of the fields of an attempt that are not in the specification. */

import { Type } from 'typebox';
import { profileOptions } from '#domain/account/profile.ts';
import { codeSchema } from './profile-fields.ts';
import { stringEnum } from './texts.ts';

/**
 * True if help is displayed before the result, by the help rule of the instrument at that time; else absent. Not in the specification.
 */
export const helpFirst = Type.Optional(
  Type.Literal(true, {
    description: 'Present if help is displayed before this result. Not in the specification.',
  }),
);

const skipped = Type.Optional(
  Type.Array(Type.String(), {
    description:
      'Ids of the questions without an answer; absent if there are none. Not in the specification.',
  }),
);

/** Which texts the person read. Not in the specification. */
const attemptTexts = {
  language: Type.Optional(
    Type.String({
      description:
        'Language of the questions, such as `hi-IN`; absent for the language of the instrument. Not in the specification.',
    }),
  ),
  browserTranslated: Type.Optional(
    Type.Literal(true, {
      description: 'Present if the browser had translated the questions. Not in the specification.',
    }),
  ),
};

/** The demographics that the attempt was compared with. Not in the specification. */
const attemptDemographics = {
  age: Type.Optional(
    Type.Integer({ description: 'Age at the attempt, in whole years. Not in the specification.' }),
  ),
  gender: Type.Optional(
    Type.Union([stringEnum('male', 'female'), Type.Null()], {
      description:
        'Value of the profile at the attempt; null if unknown, absent if the instrument does not use it. Not in the specification.',
    }),
  ),
  education: Type.Optional(
    Type.Union([codeSchema(profileOptions.education), Type.Null()], {
      description:
        'Value of the profile at the attempt; null if unknown, absent if the instrument does not use it. Not in the specification.',
    }),
  ),
};

/** The fields of an attempt in the history and in the summary. */
export const attemptFields = { helpFirst, skipped, ...attemptTexts, ...attemptDemographics };
