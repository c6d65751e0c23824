/**
 * Every body of the wire contract as a schema. The server validates with them; the browser program
 * takes the types alone (`import type`). Statuses and meaning: `docs` of each call in `0-decisions.md`, section 2.
 */
import { type Static, Type } from 'typebox';

const code = (max: number) => Type.Integer({ minimum: 1, maximum: max });
const codeOrEmpty = (max: number) => Type.Union([code(max), Type.Literal('')]);
const yesNo = Type.Union([Type.Literal('yes'), Type.Literal('no')]);

/** Params. Ids travel as decimal digits; 2^53 has 16 of them. */
const id = Type.String({ pattern: '^[0-9]{1,16}$' });
export const UserParams = Type.Object({ userid: id });
export const IdParams = Type.Object({ id });
export const SectionParams = Type.Object({ userid: id, sectionId: Type.String({ maxLength: 40 }) });

/**
 * Every error has this body, whatever its status. `positions` count from 0, messages from 1. `termsVersion` (ours): the
 * version in force, where a registration came with another one.
 */
export const ErrorBody = Type.Object({
  message: Type.String(),
  positions: Type.Optional(Type.Array(Type.Integer())),
  termsVersion: Type.Optional(Type.String()),
});
export type ErrorBody = Static<typeof ErrorBody>;

/** POST login carries either credentials or, for a forgotten password, an address. */
export const Credentials = Type.Object({ username: Type.String(), password: Type.String() });
export type Credentials = Static<typeof Credentials>;
export const EmailBody = Type.Object({ email: Type.String() });
export type EmailBody = Static<typeof EmailBody>;
export const LoginBody = Type.Union([Credentials, EmailBody]);
/** A list with one session; a negative userid means that the registration profile is missing. */
export const LoginAnswer = Type.Array(Type.Object({ userid: Type.Integer(), token: Type.String() }));
export type LoginAnswer = Static<typeof LoginAnswer>;

export const ResetPassword = Type.Object({ token: Type.String(), password: Type.String() });
export type ResetPassword = Static<typeof ResetPassword>;

export const CreateUser = Type.Object({
  email: Type.String(),
  username: Type.String(),
  password: Type.String(),
  confirmPassword: Type.Optional(Type.String()),
});
export type CreateUser = Static<typeof CreateUser>;
/** The registration id, or 1 (e-mail taken), or 0 (username taken), or a message. */
export type CreateUserAnswer = number | ErrorBody;
export const takenEmail = 1;
export const takenUsername = 0;

/** What a person says of herself, and may correct later. Codes as `domain/account/profile` lists them. */
const facts = {
  name: Type.String(),
  age: Type.Number(),
  city: Type.String(),
  work: Type.String(),
  phone: Type.Optional(Type.Union([Type.Number(), Type.Literal('')])),
  gender: Type.Union([Type.Literal('male'), Type.Literal('female')]),
  status: Type.Union([Type.Literal('married'), Type.Literal('single')]),
  education: codeOrEmpty(4),
  current: codeOrEmpty(5),
  life: yesNo,
  mental: yesNo,
  seek: codeOrEmpty(3),
  distress: codeOrEmpty(5),
  consult: codeOrEmpty(5),
};
export const ProfileFacts = Type.Object(facts);
export type ProfileFacts = Static<typeof ProfileFacts>;

const version = Type.String({ minLength: 1, maxLength: 40 });

/** The registration profile (specification 1, section 3). */
export const Profile = Type.Object({
  ...facts,
  personal: Type.Union([Type.Literal('1'), Type.Literal('0')]),
  /** Separate and optional: may answers serve research? Absent means no. */
  research: Type.Optional(Type.Boolean()),
  /** The version of the words that stood beside the research box. */
  researchText: Type.Optional(version),
  /** The version of the terms the person saw. */
  terms: Type.Optional(Type.String({ maxLength: 40 })),
});
export type Profile = Static<typeof Profile>;

/** What a person may agree to. `terms`: the service itself. */
export const Purpose = Type.Union([Type.Literal('terms'), Type.Literal('research')]);
export type Purpose = Static<typeof Purpose>;

/** A consent given (true) or withdrawn (false). `version`: of the terms, or of the words beside the research box. */
export const ConsentChange = Type.Object({ purpose: Purpose, given: Type.Boolean(), version });
export type ConsentChange = Static<typeof ConsentChange>;

/** How things stand for one purpose. `time`: ISO 8601, UTC. */
export const ConsentRecord = Type.Object({
  given: Type.Boolean(),
  version: Type.String(),
  time: Type.String(),
});
export type ConsentRecord = Static<typeof ConsentRecord>;

/** A person's consents as they stand now; null for a purpose never agreed to. */
export type Consents = { readonly [P in Purpose]: ConsentRecord | null };

/** `""` for an assessment not completed. */
export const ProgressRecord = Type.Object({ section_id: Type.String(), totalsum: Type.String() });
export type ProgressRecord = Static<typeof ProgressRecord>;

export const ReportRecord = Type.Object({ time: Type.String() });
export type ReportRecord = Static<typeof ReportRecord>;

/** One code per item; null (or 0) where unanswered. */
export const Submission = Type.Object({
  ans: Type.Array(Type.Union([Type.Number(), Type.Null()]), { maxItems: 500 }),
});
export type Submission = Static<typeof Submission>;

/**
 * Four parallel lists in the instrument's feedback order; all empty when there is no attempt. A score that could
 * not be calculated is null.
 */
export type Feedback =
  | readonly [scores: (number | null)[], levels: string[], percentiles: string[], gauges: (number | null)[]]
  | readonly [];

/**
 * `totalsum`: a JSON text of the scores in the instrument's history order. `time`: ISO 8601, UTC.
 * `version` (ours, beyond the specification): "major.minor" of the instrument that was answered.
 */
export const HistoryRecord = Type.Object({
  time: Type.String(),
  totalsum: Type.String(),
  version: Type.Optional(Type.String()),
});
export type HistoryRecord = Static<typeof HistoryRecord>;

export const SummaryRecord = Type.Object({
  section_id: Type.String(),
  totalsum: Type.Union([Type.String(), Type.Null()]),
});
export type SummaryRecord = Static<typeof SummaryRecord>;

/** Scales are coded 1 to 5 in the order shown; statements are the numbers 0 to 7 of those ticked. */
export const Survey = Type.Object({
  feedback: Type.String(),
  recommend: code(5),
  comfort: code(5),
  consult: code(5),
  statements: Type.Array(Type.Integer({ minimum: 0, maximum: 7 }), { maxItems: 8, uniqueItems: true }),
});
export type Survey = Static<typeof Survey>;

export const Contact = Type.Object({
  username: Type.String(),
  email: Type.String(),
  age: Type.Number(),
  gender: Type.String(),
  message: Type.String(),
});
export type Contact = Static<typeof Contact>;

export const Removal = Type.Object({ password: Type.String(), confirm: Type.String() });
export type Removal = Static<typeof Removal>;
