/**
 * Response schemas: the body of each success, and one body for all errors. The server serializes with them: keys
 * without a schema are dropped, the others keep this order. The browser imports only the types.
 */

import { type Static, Type } from 'typebox';
import { attemptFields, helpFirst } from './attempt-fields.ts';
import { type ErrorCode, errorCodes, errors } from './errors.ts';
import { ProfileDetails } from './profile-fields.ts';
import { stringEnum } from './texts.ts';

/** A time in a schema. */
export const timeSchema = (description: string) =>
  Type.String({ description: `${description}: ISO 8601, UTC.` });
/** A number; null if there is none. */
export const numberOrNull = Type.Union([Type.Number(), Type.Null()]);

const errorBody = (codes: readonly ErrorCode[]) => {
  const unique = [...new Set(codes)];
  return Type.Object(
    {
      message: Type.String(),
      code: Type.Unsafe<ErrorCode>({ type: 'string', enum: unique }),
      positions: Type.Optional(Type.Array(Type.Integer())),
      termsVersion: Type.Optional(Type.String()),
    },
    { description: `Error codes: ${unique.join(', ')}.` },
  );
};

/**
 * The body of every error. `message` is for the user and counts positions from 1; `positions` (rejected answers)
 * counts from 0. `termsVersion` is the version in force. Only `message` is in the specification.
 */
export const ErrorBody = errorBody(errorCodes);
export type ErrorBody = Static<typeof ErrorBody>;

type ErrorStatus = (typeof errors)[ErrorCode]['status'];

/**
 * Response schemas of a call with these error codes, by status.
 * @param codes codes with the same status share a schema
 */
export function errorResponses(...codes: readonly ErrorCode[]): { [S in ErrorStatus]?: typeof ErrorBody } {
  const schemas: { [S in ErrorStatus]?: typeof ErrorBody } = {};
  for (const { status } of codes.map((code) => errors[code])) {
    schemas[status] ??= errorBody(codes.filter((code) => errors[code].status === status));
  }
  return schemas;
}

/** A success without a body. */
export const NoContent = Type.Unsafe<undefined>({ type: 'null', description: 'Success without a body.' });

/** The response to a complaint about personal data. Not in the specification. */
export const ComplaintReceipt = Type.Object(
  {
    reference: Type.String({ description: 'Reference number of the complaint, such as K7MX-2PQR.' }),
    dueAt: timeSchema('Due date of the reply'),
  },
  { description: 'For a complaint: its reference number and due date.' },
);
export type ComplaintReceipt = Static<typeof ComplaintReceipt>;

/** A success with an empty object. */
export const EmptyResponse = Type.Object({}, { description: 'Success, with an empty object.' });

export const Health = Type.Object({ status: Type.String() }, { description: 'The server is running.' });

/** A list with one session; empty after a forgotten password. */
export const LoginResponse = Type.Array(
  Type.Object({
    userid: Type.Integer({
      description:
        'The user id. Negative if the profile is missing: its absolute value is the registration id.',
    }),
    token: Type.String({
      description: 'Session token for the Authorization header; empty if the profile is missing.',
    }),
  }),
  { description: 'One session, or an empty list after a request to reset the password.' },
);
export type LoginResponse = Static<typeof LoginResponse>;

/** The owner of an e-mailed link. */
export const LinkOwner = Type.Object(
  { email: Type.String() },
  { description: 'The e-mail address that the link was sent to.' },
);

/** A number with three meanings; see `wire/accounts.ts`. */
export const CreateUserResponse = Type.Integer({
  description:
    'The registration id (2^32 or above), 1 if the e-mail address is in use, or 0 if the username is in use. Other servers may return an object with a message.',
});

export type CreateUserResponse = Static<typeof CreateUserResponse>;

export const Name = Type.String({
  description: 'The name of the profile, as a JSON string. Other servers may return plain text.',
});

/** A code from 1; '' if the user gave no answer. */
const codeOrEmpty = Type.Union([Type.Integer(), Type.Literal('')]);

/** The profile as it was sent, with the current age. */
export const OwnProfile = Type.Object(
  {
    name: Type.String(),
    age: Type.Integer({ description: 'Current age in whole years.' }),
    city: Type.String(),
    work: Type.String(),
    gender: stringEnum('male', 'female', ''),
    status: stringEnum('married', 'single', ''),
    education: codeOrEmpty,
    current: codeOrEmpty,
    life: stringEnum('yes', 'no', ''),
    mental: stringEnum('yes', 'no', ''),
    seek: codeOrEmpty,
    distress: codeOrEmpty,
    consult: codeOrEmpty,
    phone: Type.Union([Type.Integer(), Type.Literal('')]),
    details: Type.Optional(ProfileDetails),
    personal: stringEnum('1'),
    terms: Type.String({ description: 'Version of the accepted terms.' }),
    research: Type.Boolean(),
  },
  { description: 'Uses the same codes as the registration request.' },
);
export type OwnProfile = Static<typeof OwnProfile>;

/** The state of the consent to one purpose. */
export const ConsentRecord = Type.Object({
  given: Type.Boolean(),
  version: Type.String(),
  time: timeSchema('Time of the change'),
});
export type ConsentRecord = Static<typeof ConsentRecord>;

/** A release of research data that includes answers of the user. */
export const ReleaseRecord = Type.Object({
  name: Type.String({ description: 'Name of the release.' }),
  time: timeSchema('Creation time'),
  questionnaires: Type.Array(Type.String(), { description: 'Short titles of the questionnaires.' }),
});
export type ReleaseRecord = Static<typeof ReleaseRecord>;

/** The current consents of a user; null for a purpose without a consent. */
export const Consents = Type.Object({
  terms: Type.Union([ConsentRecord, Type.Null()]),
  research: Type.Union([ConsentRecord, Type.Null()]),
  releases: Type.Optional(
    Type.Array(ReleaseRecord, {
      description:
        'Releases of research data that include answers of the user, newest first; absent if there are none.',
    }),
  ),
  language: Type.Optional(
    Type.String({
      description: 'Language of the app and of mails, such as `hi`; absent if none was chosen.',
    }),
  ),
});
export type Consents = Static<typeof Consents>;

/** Sessions of a user, most recently used first. */
export const Sessions = Type.Array(
  Type.Object({
    id: Type.String({ description: 'Identifies the session. Not a session token.' }),
    startedAt: timeSchema('Creation time'),
    usedAt: timeSchema('Time of the last request, rounded to 15 minutes'),
    remembered: Type.Boolean({ description: 'Whether the session outlives a day of inactivity.' }),
    own: Type.Boolean({ description: 'Whether this is the session of the request.' }),
  }),
);
export type Sessions = Static<typeof Sessions>;

const totalsum =
  'a JSON array as a string, with the scores in the history order of the instrument; null for a score that could not be calculated';

/** The public key for queued submissions. */
export const SubmissionKey = Type.Object(
  {
    keyId: Type.String(),
    publicKey: Type.String({ description: 'An uncompressed point of P-256: 65 bytes, base64url.' }),
  },
  {
    description:
      'The current public key for encrypted submissions. Older keys still decrypt submissions until they are deleted.',
  },
);
export type SubmissionKey = Static<typeof SubmissionKey>;

/** The latest scores of a section. */
export const ProgressRecord = Type.Object({
  section_id: Type.String(),
  totalsum: Type.String({ description: `Latest attempt: ${totalsum}. Empty without an attempt.` }),
  helpFirst,
  beforeAccount: Type.Optional(
    Type.Literal(true, {
      description:
        'Present if the answers were given before the registration. The section is done when the sections before it are.',
    }),
  ),
});
export type ProgressRecord = Static<typeof ProgressRecord>;
export const Progress = Type.Array(ProgressRecord, { description: 'One record per section, in order.' });

/** The latest scores of a section, with the demographics of the attempt. */
export const SummaryRecord = Type.Object({
  section_id: Type.String(),
  totalsum: Type.Union([Type.String(), Type.Null()], {
    description: `Latest attempt: ${totalsum}. Null without an attempt.`,
  }),
  ...attemptFields,
});
export type SummaryRecord = Static<typeof SummaryRecord>;
export const Summary = Type.Array(SummaryRecord, { description: 'One record per section, in order.' });

/** The times of the attempts at a section. */
export const AttemptDates = Type.Array(Type.Object({ time: timeSchema('Time of the attempt') }), {
  description: 'Newest first; empty without an attempt.',
});
export type AttemptDates = Static<typeof AttemptDates>;

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
      "Four parallel arrays in the feedback order of the instrument: scores (null if not calculated), levels ('High', 'Average', 'Low' or ''), percentiles as strings ('' for none), percentiles as numbers (null for none). Empty without an attempt.",
  }),
);
export type Feedback = Static<typeof Feedback>;

/** The scores of one attempt. */
export const HistoryRecord = Type.Object({
  time: timeSchema('Time of the attempt'),
  totalsum: Type.String({ description: `${totalsum}.` }),
  version: Type.Optional(
    Type.String({
      description:
        'Version of the answered instrument: major.minor or major.minor.spelling. Not in the specification.',
    }),
  ),
  ...attemptFields,
});
export type HistoryRecord = Static<typeof HistoryRecord>;
export const History = Type.Array(HistoryRecord, { description: 'All attempts, newest first; never empty.' });
