/**
 * The schema of PGlite and PostgreSQL. Uses only SQL of PostgreSQL 15; the app generates ids. Primary keys of people's
 * tables begin with the user id, so that they can be partitioned by it (docs/decisions/0055). Personal data is
 * encrypted (`encrypted-columns.ts`).
 */

import { isNotNull, isNull } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { StoredConsentPurpose } from '#contract/own-data.ts';
import type { Survey } from '#contract/requests.ts';
import type { StepRating } from '#contract/step-requests.ts';
import type { OwnProfile } from '#contract/responses.ts';
import type { Gender } from '#domain/instrument/instrument.ts';
import type { Answer } from '#domain/answers/codes.ts';
import type { Result } from '#domain/scoring/result.ts';
import type { AccountKind } from './account-kinds.ts';
import { bigIdColumn, when } from './columns.ts';
import { breachNotices } from './message-tables.ts';

export * from './message-tables.ts';
export * from './service-tables.ts';

export type NameKind = 'email' | 'username' | 'registration';

export const accounts = pgTable(
  'accounts',
  {
    userid: bigIdColumn('userid').primaryKey(),
    /** Encrypted: trimmed and lower-cased. Unique by its reservation. */
    email: text('email').notNull(),
    /** Encrypted: as typed, NFC, trimmed. Unique by its reservation, ignoring case. */
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: when('created_at').notNull(),
    /** When the account was created; null once it has a profile. */
    incompleteSince: when('incomplete_since'),
    kind: text('kind').$type<AccountKind>().notNull().default('person'),
    /** The last login, or the creation of the account. */
    lastLoginAt: when('last_login_at').notNull().defaultNow(),
    /** Dormancy notices that the mail server accepted since the last login: 0 to 3. */
    dormancyNotices: integer('dormancy_notices').notNull().default(0),
    /** When the account is deleted unless the person logs in; null while it is active. */
    eraseAt: when('erase_at'),
    /** Language of the app and of mails, such as 'hi'; null for the language of the source. */
    language: text('language'),
  },
  (table) => [
    index('accounts_last_login').on(table.lastLoginAt),
    index('accounts_erase').on(table.eraseAt).where(isNotNull(table.eraseAt)),
    index('accounts_incomplete').on(table.incompleteSince).where(isNotNull(table.incompleteSince)),
  ],
);

/** Owners of addresses, usernames and registration ids. A text of one kind has one owner. */
export const nameReservations = pgTable(
  'claims',
  {
    kind: text('kind').$type<NameKind>().notNull(),
    /** Keyed hash of the text. */
    keyHash: text('key_hash').notNull(),
    userid: bigIdColumn('userid').notNull(),
    reservedAt: when('claimed_at').notNull(),
    /** When the account was created; null during the sign-up. */
    confirmedAt: when('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.keyHash] }),
    index('claims_unsettled').on(table.reservedAt).where(isNull(table.confirmedAt)),
  ],
);

const owner = () =>
  bigIdColumn('userid')
    .notNull()
    .references(() => accounts.userid, { onDelete: 'cascade' });

/** A registration id works for one profile and one day. Each login to an incomplete account creates a new one. */
export const registrations = pgTable(
  'registrations',
  {
    userid: owner().primaryKey(),
    registrationId: bigIdColumn('registration_id').notNull(),
    expiresAt: when('expires_at').notNull(),
  },
  (table) => [index('registrations_expiry').on(table.expiresAt)],
);

export const profiles = pgTable('profiles', {
  userid: bigIdColumn('userid')
    .primaryKey()
    .references(() => accounts.userid, { onDelete: 'cascade' }),
  /** Encrypted, like every column in `encrypted-columns.ts`. Fields without an answer are ''. */
  name: text('name').notNull(),
  /** In years, at registration. */
  age: integer('age').notNull(),
  city: text('city').notNull(),
  work: text('work').notNull(),
  phone: text('phone'),
  gender: text('gender').$type<OwnProfile['gender']>().notNull(),
  status: text('status').$type<OwnProfile['status']>().notNull(),
  /** Null for an education below the choices of the wire format, which is in `details`. */
  education: integer('education'),
  /** Null without an answer. */
  current: integer('current'),
  life: text('life').$type<OwnProfile['life']>().notNull(),
  mental: text('mental').$type<OwnProfile['mental']>().notNull(),
  /** Encrypted codes, as decimal digits. */
  seek: text('seek').notNull(),
  distress: text('distress').notNull(),
  consult: text('consult').notNull(),
  /**
   * Encrypted JSON: the nominee, who exercises the person's rights after death or incapacity (DPDP Act, section 14);
   * null without one.
   */
  nominee: text('nominee'),
  /** Encrypted JSON: choices that the wire format lacks (`src/domain/account/further-choices.ts`); null without any. */
  details: text('details'),
  registeredAt: when('registered_at').notNull(),
});

/** Append-only list of given and withdrawn consents. The last entry of a purpose is in force. */
export const consents = pgTable(
  'consents',
  {
    userid: owner(),
    /** 'terms' or 'research'; 'trial' of an earlier trial of wordings. */
    purpose: text('purpose').$type<StoredConsentPurpose>().notNull(),
    /** From 1, per person and purpose. */
    number: integer('number').notNull(),
    given: boolean('given').notNull(),
    /** Of the terms, or of the research consent text; of a trial 'short-steps@2027-02-20'. */
    version: text('version').notNull(),
    /** Version of the displayed notice; null if it was not recorded. */
    noticeVersion: text('notice_version'),
    /** Language of the displayed notice, such as 'en-IN'; null if it was not recorded. */
    language: text('language'),
    /** Research: whether the consent covers earlier answers. */
    coversEarlier: boolean('covers_earlier').notNull().default(false),
    at: when('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userid, table.purpose, table.number] })],
);

/** Tokens are stored as SHA-256 in hex. A token contains the user id. */
export const sessions = pgTable(
  'sessions',
  {
    userid: owner(),
    tokenHash: text('token_hash').notNull(),
    createdAt: when('created_at').notNull(),
    /** Rounded to a quarter of an hour. */
    usedAt: when('used_at').notNull(),
    /** Extended with each use, unless the session is remembered. */
    expiresAt: when('expires_at').notNull(),
    /** Whether the session survives a day without use. */
    remembered: boolean('remembered').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userid, table.tokenHash] }),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/** Links in mails: hashed, for one purpose and one use. They belong to no account yet, so an address leads the key. */
export const links = pgTable(
  'links',
  {
    /** Keyed hash of the address. The token contains it, too. */
    addressKey: text('address_key').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** 'signUp', 'reset', or 'none' for a dummy link. */
    purpose: text('purpose').notNull(),
    /** Encrypted. */
    email: text('email').notNull(),
    createdAt: when('created_at').notNull(),
    expiresAt: when('expires_at').notNull(),
    usedAt: when('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.addressKey, table.tokenHash] }),
    index('links_expiry').on(table.expiresAt),
  ],
);

export const attempts = pgTable(
  'attempts',
  {
    userid: owner(),
    attemptId: text('attempt_id').notNull(),
    sectionId: text('section_id').notNull(),
    instrumentVersion: text('instrument_version').notNull(),
    /** SHA-256 of the content of the instrument. */
    instrumentHash: text('instrument_hash').notNull(),
    /** Age at the attempt, or 30 if unknown. */
    age: integer('age').notNull(),
    /** At the attempt; null if unknown, and if no band of the instrument uses it. */
    gender: text('gender').$type<Gender>(),
    education: integer('education'),
    answers: jsonb('answers').$type<Answer[]>().notNull(),
    /** By score id: computed at the attempt and never again. */
    result: jsonb('result').$type<Result>().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    takenAt: when('taken_at').notNull(),
    /** Language of the questions. */
    language: text('language').notNull().default('en-IN'),
    /** Whether the browser translated the page of the questions; null if it was not recorded. */
    browserTranslated: boolean('browser_translated'),
    /** Whether help is displayed before this result, by the rule of the instrument at the attempt. */
    helpFirst: boolean('help_first').notNull().default(false),
    /** Whether the answers were given without an account, before the registration. Research never uses them. */
    beforeAccount: boolean('before_account').notNull().default(false),
    /** Arm of an earlier trial of wordings: 'short-steps/usual'. No longer written (decision 0018). */
    arm: text('arm'),
  },
  (table) => [
    primaryKey({ columns: [table.userid, table.attemptId] }),
    uniqueIndex('attempts_once').on(table.userid, table.sectionId, table.idempotencyKey),
    index('attempts_newest').on(table.userid, table.sectionId, table.takenAt),
  ],
);

export const surveys = pgTable(
  'surveys',
  {
    userid: owner(),
    surveyId: text('survey_id').notNull(),
    /** Codes. */
    answers: jsonb('answers').$type<Omit<Survey, 'feedback'>>().notNull(),
    /** Encrypted. */
    feedback: text('feedback').notNull(),
    sentAt: when('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userid, table.surveyId] })],
);

/** Steps that a person chose after results; the highest number is current. Choosing none is not stored. */
export const chosenSteps = pgTable(
  'chosen_steps',
  {
    userid: owner(),
    /** From 1, per person. */
    number: integer('number').notNull(),
    /** Section and text of a step that was stored without `plan`; else ''. */
    sectionId: text('section_id').notNull(),
    text: text('text').notNull(),
    chosenAt: when('chosen_at').notNull(),
    /** Rating by the person; null before. */
    helped: integer('helped').$type<StepRating>(),
    /** Whether the person dropped the step. Stored for the data export only. */
    dropped: boolean('dropped').notNull().default(false),
    /** Encrypted JSON: `StoredStepPlan`; null for a step of an earlier release. */
    plan: text('plan'),
  },
  (table) => [primaryKey({ columns: [table.userid, table.number] })],
);

/** Releases of research data with answers of a person. A row counts only if its release is in `releases`. */
export const releasedPeople = pgTable(
  'released_people',
  {
    userid: owner(),
    releaseId: text('release_id').notNull(),
    /** Ids of the questionnaires in the release. */
    sections: jsonb('sections').$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userid, table.releaseId] })],
);

/** Recipients of a breach notice, by mail and as a banner after login. */
export const breachRecipients = pgTable(
  'breach_recipients',
  {
    userid: owner(),
    noticeId: text('notice_id')
      .notNull()
      .references(() => breachNotices.noticeId, { onDelete: 'cascade' }),
    /** When the person confirmed the notice; null before. */
    acknowledgedAt: when('acknowledged_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userid, table.noticeId] }),
    index('breach_recipients_notice').on(table.noticeId),
  ],
);
