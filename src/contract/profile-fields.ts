/** Schemas of the profile fields, for the request and the response. Codes are those of `domain/account`. */

import { Type } from 'typebox';
import {
  type FurtherField,
  listFurtherCodes,
  type ProfileDetails as Details,
} from '#domain/account/further-choices.ts';
import { type Options, profileOptions } from '#domain/account/profile.ts';
import { shortText } from './texts.ts';

/** The code of an option is its position, from 1. */
export const codeSchema = (options: Options) =>
  Type.Integer({ minimum: 1, maximum: Object.keys(options).length });
const codeOrEmptySchema = (options: Options) => Type.Union([codeSchema(options), Type.Literal('')]);
/** '' if the user gave no answer. */
const yesNoOrEmpty = Type.Union([Type.Literal('yes'), Type.Literal('no'), Type.Literal('')]);

const furtherChoice = <F extends FurtherField>(field: F) =>
  Type.Optional(Type.Unsafe<NonNullable<Details[F]>>({ type: 'string', enum: [...listFurtherCodes(field)] }));

/**
 * Choices that the specified fields lack; the specified field is then ''. Not in the specification, so only sent to the
 * own origin.
 */
export const ProfileDetails = Type.Object(
  {
    gender: furtherChoice('gender'),
    status: furtherChoice('status'),
    education: furtherChoice('education'),
  },
  {
    description:
      "Choices that the specified fields lack; the specified field is then ''. Not in the specification.",
  },
);

/** Profile fields that can be changed after registration. */
export const profileFields = {
  name: shortText,
  age: Type.Number(),
  city: shortText,
  work: shortText,
  phone: Type.Optional(Type.Union([Type.Number(), Type.Literal('')])),
  gender: Type.Union([Type.Literal('male'), Type.Literal('female'), Type.Literal('')]),
  status: Type.Union([Type.Literal('married'), Type.Literal('single'), Type.Literal('')]),
  education: codeOrEmptySchema(profileOptions.education),
  current: codeOrEmptySchema(profileOptions.currentStatus),
  life: yesNoOrEmpty,
  mental: yesNoOrEmpty,
  seek: codeOrEmptySchema(profileOptions.seekingHelp),
  distress: codeOrEmptySchema(profileOptions.comfort),
  consult: codeOrEmptySchema(profileOptions.likelihood),
  details: Type.Optional(ProfileDetails),
};
