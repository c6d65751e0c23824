/**
 * Response schemas: the body of each success, and one body for all errors. The server serializes with them: keys
 * without a schema are dropped, the others keep this order. The browser imports only the types.
 */

import { type Static, Type } from 'typebox';
import { profileOptions } from '#domain/account/profile.ts';
import { type ErrorCode, errorCodes, errors } from './errors.ts';
import { type Helped, helpedCodes } from './requests.ts';

/** A time in a schema. */
export const time = (description: string) => Type.String({ description: `${description}: ISO 8601, UTC.` });
export const numberOrNull = Type.Union([Type.Number(), Type.Null()]);

const errorBody = (codes: readonly ErrorCode[]) =>
  Type.Object(
    {
      message: Type.String(),
      code: Type.Unsafe<ErrorCode>({ type: 'string', enum: [...codes] }),
      positions: Type.Optional(Type.Array(Type.Integer())),
      termsVersion: Type.Optional(Type.String()),
    },
    { description: `Refused: ${codes.join(', ')}.` },
  );

/**
 * The body of every error. `message` is for the person and counts positions from 1; `positions` (rejected answers)
 * counts from 0. `termsVersion` is the version in force. Only `message` is in the specification.
 */
export const ErrorBody = errorBody(errorCodes);
export type ErrorBody = Static<typeof ErrorBody>;

type ErrorStatus = (typeof errors)[ErrorCode]['status'];

/**
 * Response schemas of a call with these error codes, by status.
 * @param codes each once; codes with the same status share a schema
 */
export function refusals(...codes: readonly ErrorCode[]): { [S in ErrorStatus]?: typeof ErrorBody } {
  const schemas: { [S in ErrorStatus]?: typeof ErrorBody } = {};
  for (const { status } of codes.map((code) => errors[code])) {
    schemas[status] ??= errorBody(codes.filter((code) => errors[code].status === status));
  }
  return schemas;
}

/** A success without a body. */
export const NoContent = Type.Unsafe<undefined>({ type: 'null', description: 'Done.' });

/** The response to a complaint about personal data. Not in the specification. */
export const ComplaintReceipt = Type.Object(
  {
    reference: Type.String({ description: 'The number of the complaint, to quote: K7MX-2PQR.' }),
    dueAt: time('The last day for an answer'),
  },
  { description: 'A complaint: its number and when it is answered at the latest.' },
);
export type ComplaintReceipt = Static<typeof ComplaintReceipt>;

/** A success with an empty object. */
export const Done = Type.Object({}, { description: 'Done. The object is empty.' });

export const Health = Type.Object({ status: Type.String() }, { description: 'The server answers.' });

/** A list with one session; empty after a forgotten password. */
export const LoginAnswer = Type.Array(
  Type.Object({
    userid: Type.Integer({
      description: 'Negative where the profile is missing: its absolute value is a registration id.',
    }),
    token: Type.String({ description: 'For the Authorization header; empty where the profile is missing.' }),
  }),
  { description: 'One session; or an empty list where a mail for a forgotten password was asked for.' },
);
export type LoginAnswer = Static<typeof LoginAnswer>;

export const LinkOwner = Type.Object(
  { email: Type.String() },
  { description: 'The address that the link was mailed to.' },
);

/** A number with three meanings; see `wire/accounts.ts`. */
export const CreateUserAnswer = Type.Integer({
  description:
    'The registration id (from 2^32 up), or 1 where the e-mail address is taken, or 0 where the username is. Another server may answer an object with a message.',
});

export type CreateUserAnswer = Static<typeof CreateUserAnswer>;

export const Name = Type.String({
  description: "The profile's name, as a JSON string. Another server may send plain text.",
});

/** An enumeration of strings. */
export const word = <W extends string>(...words: W[]) => Type.Unsafe<W>({ type: 'string', enum: words });

/** A code from 1; '' if the person gave no answer. */
const codeOrEmpty = Type.Union([Type.Integer(), Type.Literal('')]);

/** The profile as it was sent, with the current age. */
export const OwnProfile = Type.Object(
  {
    name: Type.String(),
    age: Type.Integer({ description: 'Today: the one stated and the full years since.' }),
    city: Type.String(),
    work: Type.String(),
    gender: word('male', 'female'),
    status: word('married', 'single', ''),
    education: Type.Integer(),
    current: codeOrEmpty,
    life: word('yes', 'no', ''),
    mental: word('yes', 'no', ''),
    seek: codeOrEmpty,
    distress: codeOrEmpty,
    consult: codeOrEmpty,
    phone: Type.Union([Type.Integer(), Type.Literal('')]),
    personal: word('1'),
    terms: Type.String({ description: 'The version of the terms accepted last.' }),
    research: Type.Boolean(),
  },
  { description: 'Codes as in the request of the registration.' },
);
export type OwnProfile = Static<typeof OwnProfile>;

/** The state of the consent to one purpose. */
export const ConsentRecord = Type.Object({
  given: Type.Boolean(),
  version: Type.String(),
  time: time('When it was given or withdrawn'),
});
export type ConsentRecord = Static<typeof ConsentRecord>;

/** A release of research data with the answers of the person, without the name. */
export const ReleaseRecord = Type.Object({
  name: Type.String({ description: 'As its own papers say it.' }),
  time: time('When it was made'),
  questionnaires: Type.Array(Type.String(), { description: 'Their short titles.' }),
});
export type ReleaseRecord = Static<typeof ReleaseRecord>;

/** The current consents of a person; null for a purpose that was never agreed to. */
export const Consents = Type.Object({
  terms: Type.Union([ConsentRecord, Type.Null()]),
  research: Type.Union([ConsentRecord, Type.Null()]),
  releases: Type.Optional(
    Type.Array(ReleaseRecord, {
      description: 'That their answers were in, newest first; absent where none.',
    }),
  ),
});
export type Consents = Static<typeof Consents>;

/** Sessions of a person, most recently used first. */
export const Sessions = Type.Array(
  Type.Object({
    id: Type.String({ description: 'Names the session, and opens nothing.' }),
    startedAt: time('When it began'),
    usedAt: time('When it was used last, to a quarter of an hour'),
    remembered: Type.Boolean({ description: 'It outlives a day in which nobody uses it.' }),
    own: Type.Boolean({ description: 'It is the one that asks.' }),
  }),
);
export type Sessions = Static<typeof Sessions>;

const totalsum =
  "a JSON text of a list of numbers, the scores in the instrument's history order; null for one that could not be calculated";

/**
 * True if help is displayed before the result, by the help rule of the instrument at that time; else absent. Not in the
 * specification.
 */
const helpFirst = Type.Optional(
  Type.Literal(true, { description: 'Help comes before this result; absent otherwise. Ours.' }),
);
/** The demographics that the attempt was compared with. Not in the specification. */
const attemptFacts = {
  age: Type.Optional(Type.Integer({ description: 'Whole years at the attempt. Ours.' })),
  gender: Type.Optional(
    Type.Union([word('male', 'female'), Type.Null()], {
      description:
        'As the profile said at the attempt, null for not known; only where the instrument asks for it. Ours.',
    }),
  ),
  education: Type.Optional(
    Type.Union([Type.Integer({ minimum: 1, maximum: profileOptions.education.length }), Type.Null()], {
      description:
        'As the profile said at the attempt, null for not known; only where the instrument asks for it. Ours.',
    }),
  ),
};

/** The public key for queued submissions. */
export const SubmissionKey = Type.Object(
  {
    keyId: Type.String(),
    publicKey: Type.String({ description: 'An uncompressed point of P-256: 65 bytes, base64url.' }),
  },
  { description: 'The key that answers are sealed to at present. Older ones open what was sealed before.' },
);
export type SubmissionKey = Static<typeof SubmissionKey>;

export const ProgressRecord = Type.Object({
  section_id: Type.String(),
  totalsum: Type.String({ description: `Newest attempt: ${totalsum}. Empty when not completed.` }),
  helpFirst,
});
export type ProgressRecord = Static<typeof ProgressRecord>;
export const Progress = Type.Array(ProgressRecord, { description: 'One record for each section, in order.' });

export const SummaryRecord = Type.Object({
  section_id: Type.String(),
  totalsum: Type.Union([Type.String(), Type.Null()], {
    description: `Newest attempt: ${totalsum}. Null when not completed.`,
  }),
  helpFirst,
  ...attemptFacts,
});
export type SummaryRecord = Static<typeof SummaryRecord>;
export const Summary = Type.Array(SummaryRecord, { description: 'One record for each section, in order.' });

export const Dates = Type.Array(Type.Object({ time: time('When the section was taken') }), {
  description: 'Newest first; empty when the section was not taken yet.',
});
export type Dates = Static<typeof Dates>;

/** Four parallel lists in the instrument's feedback order. */
export type FeedbackLists = [
  scores: (number | null)[],
  levels: string[],
  percentiles: string[],
  gauges: (number | null)[],
];

/** `FeedbackLists`, or an empty list without an attempt. See `wire/scores.ts`. */
export const Feedback = Type.Unsafe<FeedbackLists | []>(
  Type.Array(Type.Union([Type.Array(numberOrNull), Type.Array(Type.String())]), {
    maxItems: 4,
    description:
      "Four parallel lists in the instrument's feedback order: scores (null for one that could not be calculated), levels ('High', 'Average', 'Low' or ''), percentiles as text ('' for none), percentiles as numbers (null for none). Empty when the section was not taken yet.",
  }),
);
export type Feedback = Static<typeof Feedback>;

export const HistoryRecord = Type.Object({
  time: time('When it was taken'),
  totalsum: Type.String({ description: totalsum }),
  version: Type.Optional(
    Type.String({
      description: 'Of the instrument that was answered: major.minor or major.minor.spelling. Ours.',
    }),
  ),
  helpFirst,
  ...attemptFacts,
});
export type HistoryRecord = Static<typeof HistoryRecord>;
export const History = Type.Array(HistoryRecord, { description: 'All attempts, newest first; never empty.' });

/** A step that a person chose after a result. */
export const ChosenStep = Type.Object({
  section_id: Type.String(),
  text: Type.String({ description: 'As it was worded then.' }),
  time: time('When it was chosen'),
  helped: Type.Union([Type.Unsafe<Helped>({ type: 'integer', enum: [...helpedCodes] }), Type.Null()], {
    description: '1 it helped, 2 a little, 3 not, 4 not tried, 5 not said; null while nobody asked.',
  }),
});
export type ChosenStep = Static<typeof ChosenStep>;
export const StepAnswer = Type.Object(
  { chosen: Type.Union([ChosenStep, Type.Null()]) },
  { description: 'The step chosen last; null for none.' },
);
export type StepAnswer = Static<typeof StepAnswer>;
