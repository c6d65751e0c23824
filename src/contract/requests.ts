/**
 * Request schemas: params, query, headers and bodies of every call. The server validates with them; the browser imports
 * only the types, to keep the schema library out of its bundle. `docs/specification/0-decisions.md`, section 2,
 * describes the calls.
 */

import { type Static, Type } from 'typebox';
import { surveyScales, surveyStatements } from '#domain/account/survey-questions.ts';
import { highestCode } from '#domain/answers/codes.ts';
import { codeSchema, profileFields } from './profile-fields.ts';
import {
  confirmation,
  email,
  longText,
  Nominee,
  noticeId,
  password,
  shortText,
  token,
  username,
} from './texts.ts';
import { headers } from './paths.ts';

/** Ids are decimal digits; 2^53 has 16 of them. */
const id = Type.String({ pattern: '^[0-9]{1,16}$' });
/** Path parameters with a user id. */
export const UserParams = Type.Object({ userid: id });
/** Path parameters with a user id or registration id. */
export const IdParams = Type.Object({ id });
export type IdParams = Static<typeof IdParams>;
/** Path parameters with a user id and a section. */
export const SectionParams = Type.Object({ userid: id, sectionId: Type.String({ maxLength: 40 }) });

/** Query of a paginated list. Without it the response has the whole list. */
export const PaginationQuery = Type.Object({
  limit: Type.Optional(
    Type.String({
      pattern: '^[1-9][0-9]{0,3}$',
      description: 'Maximum number of records. Not in the specification.',
    }),
  ),
  before: Type.Optional(
    Type.String({
      pattern: '^[12][0-9]{3}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9]([.][0-9]{1,3})?Z$',
      description:
        'Returns only older records: the `time` of the last record of the previous page. Not in the specification.',
    }),
  ),
});
export type PaginationQuery = Static<typeof PaginationQuery>;

/** POST login has either credentials or, for a forgotten password, an e-mail address. */
const credentials = {
  username: username('credentials-wrong'),
  password: password('credentials-wrong'),
};
export const Credentials = Type.Object({
  ...credentials,
  /** Not in the specification, so only sent to the own origin. */
  remember: Type.Optional(
    Type.Boolean({
      description:
        'Whether the session outlives a day of inactivity. Absent means no. Not in the specification.',
    }),
  ),
});
export type Credentials = Static<typeof Credentials>;
/** Requests a mail to reset the password. */
export const EmailBody = Type.Object({ email });
export type EmailBody = Static<typeof EmailBody>;
export const LoginBody = Type.Union([Credentials, EmailBody]);

/** Sets a new password with the token of an e-mailed link. */
export const ResetPassword = Type.Object({ token, password: password('password-invalid') });
export type ResetPassword = Static<typeof ResetPassword>;

/** Ends one session, or all except that of the request. */
export const EndSessions = Type.Object({
  id: Type.Optional(
    Type.String({
      pattern: '^[0-9a-f]{64}$',
      description: 'Id of the session; absent to end all sessions except that of the request.',
    }),
  ),
});
export type EndSessions = Static<typeof EndSessions>;

/** Changes the password of the account. */
export const ChangePassword = Type.Object({
  password: password('password-wrong', 'The current password.'),
  newPassword: password('password-invalid'),
});
export type ChangePassword = Static<typeof ChangePassword>;

/**
 * Not in the specification, so only sent to the own origin. The server refuses a year that means under 18, and stores
 * none.
 */
const birthYear = Type.Optional(
  Type.Integer({ description: 'Year of birth. Validated, but not stored. Not in the specification.' }),
);

/** Requests a mail with a sign-up link. */
export const VerifyEmail = Type.Object({ email, birthYear });
export type VerifyEmail = Static<typeof VerifyEmail>;

/** Creates an account without a profile. */
export const CreateUser = Type.Object({
  email,
  username: username('username-invalid'),
  password: password('password-invalid'),
  confirmPassword: Type.Optional(password('confirmation-invalid')),
  birthYear,
});
export type CreateUser = Static<typeof CreateUser>;

/** Changes the profile. */
export const ProfileFields = Type.Object(profileFields);
export type ProfileFields = Static<typeof ProfileFields>;

const version = Type.String({ minLength: 1, maxLength: 40 });

/** A BCP 47 tag. The longest registered ones have 35 characters. */
const languageTag = Type.String({ minLength: 2, maxLength: 35 });

/** The notice that was displayed with the consent; it must be a published one. */
const DisplayedNotice = Type.Object({ version, language: languageTag });
export type DisplayedNotice = Static<typeof DisplayedNotice>;

/** The profile at registration, with the accepted terms and consents. */
export const Profile = Type.Object({
  ...profileFields,
  personal: Type.Union([Type.Literal('1'), Type.Literal('0')]),
  /** Optional consent to research. Absent means no. */
  research: Type.Optional(Type.Boolean()),
  /** Version of the research consent text. */
  researchText: Type.Optional(version),
  /** Version of the displayed terms. */
  terms: Type.Optional(Type.String({ maxLength: 40 })),
  notice: Type.Optional(DisplayedNotice),
});
export type Profile = Static<typeof Profile>;

/** Purposes of consents. `terms` is the service itself. */
export const ConsentPurpose = Type.Union([Type.Literal('terms'), Type.Literal('research')]);
export type ConsentPurpose = Static<typeof ConsentPurpose>;

/**
 * A consent that is given (true) or withdrawn (false). `version` is that of the terms or of the research consent text.
 */
export const ConsentChange = Type.Object({
  purpose: ConsentPurpose,
  given: Type.Boolean(),
  version,
  notice: Type.Optional(DisplayedNotice),
});
export type ConsentChange = Static<typeof ConsentChange>;

/** Sets all fields of the nominee; null removes it. */
export const NomineeBody = Type.Object({ nominee: Type.Union([Nominee, Type.Null()]) });
export type NomineeBody = Static<typeof NomineeBody>;

/** Chooses the language of the app and of mails. */
export const LanguageBody = Type.Object({ language: languageTag });
export type LanguageBody = Static<typeof LanguageBody>;

/** Confirms a breach notice. */
export const NoticeBody = Type.Object({ noticeId });
export type NoticeBody = Static<typeof NoticeBody>;

/** Codes of the selected options, ascending. */
const codes = Type.Array(Type.Number(), { maxItems: highestCode });
/**
 * One answer per question, in the order of the file: a code, a number or a text; null (or 0 for option lists) if unanswered or
 * hidden. Other numbers pass the schema, so that the refusal can name the question.
 */
const ans = Type.Array(Type.Union([Type.Number(), Type.Null(), codes, Type.String({ maxLength: 1000 })]), {
  maxItems: 500,
});
/** The answers of one attempt. */
export const Submission = Type.Object({ ans });
export type Submission = Static<typeof Submission>;

/** Node has header names in lower case. */
const lower = <Name extends string>(name: Name) => name.toLowerCase() as Lowercase<Name>;
/** Name of the idempotency key header, in lower case. */
export const idempotencyKeyHeader = lower(headers.idempotencyKey);
/** Name of the instrument version header, in lower case. */
export const instrumentVersionHeader = lower(headers.instrumentVersion);
const instrumentVersion = Type.String({ pattern: '^[0-9]{1,6}\\.[0-9]{1,6}(\\.[0-9]{1,6})?$' });
/** Name of the header with the language of the questions, in lower case. */
export const contentLanguageHeader = lower(headers.contentLanguage);
/** Name of the header about a translation by the browser, in lower case. */
export const browserTranslatedHeader = lower(headers.browserTranslated);
/** Limit of all headers in Node.js: no value is rejected because of its length. */
const headerLimit = 16_384;
/** Optional headers of a submission. An unreadable language or translation is ignored. */
export const SubmissionHeaders = Type.Object({
  [idempotencyKeyHeader]: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  [instrumentVersionHeader]: Type.Optional(instrumentVersion),
  [contentLanguageHeader]: Type.Optional(
    Type.String({
      maxLength: headerLimit,
      description: 'Language of the displayed questions, such as `hi`.',
    }),
  ),
  [browserTranslatedHeader]: Type.Optional(
    Type.String({
      maxLength: headerLimit,
      description: '`?1` if the browser has translated the page of the questions, else `?0`.',
    }),
  ),
});

const base64url = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, description: `${description}, base64url.` });
/** A submission that was encrypted on the device, see `encryption/encrypt.ts`. */
export const EncryptedSubmission = Type.Object({
  keyId: base64url(64, 'Id of the public key of the server'),
  ephemeralKey: base64url(100, 'Ephemeral public key of the client: an uncompressed point of P-256'),
  iv: base64url(20, 'Initialization vector of 12 bytes'),
  box: base64url(65_536, 'Ciphertext of AES-256-GCM: `SubmissionContent` as JSON'),
  beforeAccount: Type.Optional(
    Type.Literal(true, {
      description:
        'The answers were given without an account, so they are encrypted for no user. Accepted once, within 48 hours of the registration, for the section in `trial` of the settings.',
    }),
  ),
});
export type EncryptedSubmission = Static<typeof EncryptedSubmission>;

/** ISO 8601, UTC, in the format of `toISOString`. */
const time = Type.String({
  pattern: '^(19|2[0-9])[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,3})?Z$',
});
/** The plaintext of an encrypted submission. */
export const SubmissionContent = Type.Object({
  ans,
  /** Of the answered instrument. */
  version: instrumentVersion,
  /** Language of the displayed questions, such as 'hi' or 'en-IN'. */
  language: Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$' }),
  /** Whether the browser has translated the page of the questions; absent if it was not recorded. */
  browserTranslated: Type.Optional(Type.Boolean()),
  /** The `Idempotency-Key` of the submission, created with the draft. */
  key: Type.String({ pattern: '^[!-~]{1,200}$' }),
  /** Clock of the device. */
  begunAt: time,
  finishedAt: time,
});
export type SubmissionContent = Static<typeof SubmissionContent>;

/** Scales are coded from 1 in the displayed order; statements are the indexes, from 0, of the ticked ones. */
export const Survey = Type.Object({
  feedback: longText,
  recommend: codeSchema(surveyScales.recommend),
  comfort: codeSchema(surveyScales.comfort),
  consult: codeSchema(surveyScales.consult),
  statements: Type.Array(Type.Integer({ minimum: 0, maximum: surveyStatements.length - 1 }), {
    maxItems: surveyStatements.length,
    uniqueItems: true,
  }),
});
export type Survey = Static<typeof Survey>;

/** Kind of a contact message. A complaint about personal data has a reference and a due date. */
export const ContactKind = Type.Union([Type.Literal('message'), Type.Literal('complaint')]);
export type ContactKind = Static<typeof ContactKind>;
/** A message or complaint to the institute. */
export const Contact = Type.Object({
  username: shortText,
  email,
  age: Type.Number(),
  gender: shortText,
  message: longText,
  /** Not in the specification, so only sent to the own origin. */
  kind: Type.Optional(ContactKind),
});
export type Contact = Static<typeof Contact>;

/** Query of the export. The default format is JSON. */
export const ExportFormat = Type.Object({
  format: Type.Optional(
    Type.Union([Type.Literal('json'), Type.Literal('csv'), Type.Literal('html'), Type.Literal('fhir')]),
  ),
});

/** Deletes the account. Needs the password and the confirmation word. */
export const AccountRemovalBody = Type.Object({
  password: password('password-wrong'),
  confirm: confirmation,
});
export type AccountRemovalBody = Static<typeof AccountRemovalBody>;
