/**
 * One schema for PGlite and PostgreSQL. Only SQL that PostgreSQL 15 knows; ids are made in the program. Keys of a
 * person's tables begin with the user id, so that they can be distributed by it (docs/decisions/0055). What names a
 * person is encrypted (`encrypted-columns.ts`).
 */

import { isNotNull, isNull } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { StoredPurpose } from '#contract/own-data.ts';
import type { Helped, Survey } from '#contract/requests.ts';
import type { OwnProfile } from '#contract/responses.ts';
import type { Answer } from '#domain/answers/codes.ts';
import type { Result } from '#domain/scoring/result.ts';
import type { AccountKind } from './account-kinds.ts';
import { bigId, when } from './columns.ts';
import { breachNotices } from './message-tables.ts';

export * from './message-tables.ts';
export * from './service-tables.ts';

export type NameKind = 'email' | 'username' | 'registration';

export const accounts = pgTable(
  'accounts',
  {
    userid: bigId('userid').primaryKey(),
    /** Encrypted: trimmed and lower-cased. Unique by its claim. */
    email: text('email').notNull(),
    /** Encrypted: as the person wrote it, NFC, trimmed. Unique by its claim, whatever the case. */
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: when('created_at').notNull(),
    /** When it was made, as long as it has no profile; null from then on. */
    incompleteSince: when('incomplete_since'),
    kind: text('kind').$type<AccountKind>().notNull().default('person'),
    /** The last login; before the first one, when the account was made. */
    lastLoginAt: when('last_login_at').notNull().defaultNow(),
    /** Notices of deletion that the mail server accepted since the last login: 0 to 3. */
    dormancyNotices: integer('dormancy_notices').notNull().default(0),
    /** When the account is deleted unless the person logs in; null while it is in use. */
    eraseAt: when('erase_at'),
  },
  (table) => [
    index('accounts_last_login').on(table.lastLoginAt),
    index('accounts_erase').on(table.eraseAt).where(isNotNull(table.eraseAt)),
    index('accounts_incomplete').on(table.incompleteSince).where(isNotNull(table.incompleteSince)),
  ],
);

/** Whose an address, a username or a registration id is. Of each kind a text has one owner. */
export const nameReservations = pgTable(
  'claims',
  {
    kind: text('kind').$type<NameKind>().notNull(),
    /** Keyed hash of the text. */
    keyHash: text('key_hash').notNull(),
    userid: bigId('userid').notNull(),
    reservedAt: when('claimed_at').notNull(),
    /** When the account was there; null while it is being made. */
    confirmedAt: when('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.keyHash] }),
    index('claims_unsettled').on(table.reservedAt).where(isNull(table.confirmedAt)),
  ],
);

const owner = () =>
  bigId('userid')
    .notNull()
    .references(() => accounts.userid, { onDelete: 'cascade' });

/** A registration id works for one profile and one day; each login of an incomplete account makes a new one. */
export const registrations = pgTable(
  'registrations',
  {
    userid: owner().primaryKey(),
    registrationId: bigId('registration_id').notNull(),
    expiresAt: when('expires_at').notNull(),
  },
  (table) => [index('registrations_expiry').on(table.expiresAt)],
);

export const profiles = pgTable('profiles', {
  userid: bigId('userid')
    .primaryKey()
    .references(() => accounts.userid, { onDelete: 'cascade' }),
  /** Encrypted, like every column in `encrypted-columns.ts`. Facts that the person did not give are ''. */
  name: text('name').notNull(),
  /** Whole years at registration. */
  age: integer('age').notNull(),
  city: text('city').notNull(),
  work: text('work').notNull(),
  phone: text('phone'),
  gender: text('gender').$type<OwnProfile['gender']>().notNull(),
  status: text('status').$type<OwnProfile['status']>().notNull(),
  education: integer('education').notNull(),
  /** Null when the person did not say. */
  current: integer('current'),
  life: text('life').$type<OwnProfile['life']>().notNull(),
  mental: text('mental').$type<OwnProfile['mental']>().notNull(),
  /** Encrypted codes, as decimal digits. */
  seek: text('seek').notNull(),
  distress: text('distress').notNull(),
  consult: text('consult').notNull(),
  /** Encrypted JSON: who exercises the person's rights after death or incapacity (DPDP Act, section 14); null without one. */
  nominee: text('nominee'),
  registeredAt: when('registered_at').notNull(),
});

/** What a person agreed to and took back, in order; nothing is ever changed here. The last entry of a purpose counts. */
export const consents = pgTable(
  'consents',
  {
    userid: owner(),
    /** 'terms' or 'research'; 'trial' of an earlier trial of wordings. */
    purpose: text('purpose').$type<StoredPurpose>().notNull(),
    /** From 1, for each person and purpose. */
    number: integer('number').notNull(),
    given: boolean('given').notNull(),
    /** Of the terms, or of the words beside the research box; of a trial 'short-steps@2027-02-20'. */
    version: text('version').notNull(),
    /** Version of the notice that was displayed; null when it was not recorded. */
    noticeVersion: text('notice_version'),
    /** Language in which the notice was displayed, as 'en-IN'; null when it was not recorded. */
    language: text('language'),
    /** Research: the words also covered answers given before this consent. */
    coversEarlier: boolean('covers_earlier').notNull().default(false),
    at: when('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userid, table.purpose, table.number] })],
);

/** Tokens are stored hashed (SHA-256, hex), never as they travel. They hold the user id. */
export const sessions = pgTable(
  'sessions',
  {
    userid: owner(),
    tokenHash: text('token_hash').notNull(),
    createdAt: when('created_at').notNull(),
    /** To a quarter of an hour. */
    usedAt: when('used_at').notNull(),
    /** Moves on with each use, unless the session is remembered. */
    expiresAt: when('expires_at').notNull(),
    /** The person wanted it to outlive a day without use. */
    remembered: boolean('remembered').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userid, table.tokenHash] }),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/** E-mailed links: hashed, of one purpose, used once. They belong to no account yet, so an address leads the key. */
export const links = pgTable(
  'links',
  {
    /** Keyed hash of the address. The link holds it too. */
    addressKey: text('address_key').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** 'signUp', 'reset', or 'none' for one that opens nothing. */
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
    /** SHA-256 of the instrument's content. */
    instrumentHash: text('instrument_hash').notNull(),
    /** Age of the person on that day, or 30 when unknown. */
    age: integer('age').notNull(),
    /** As the profile said on that day; null when unknown, and where no band of the instrument asks for it. */
    gender: text('gender').$type<OwnProfile['gender']>(),
    education: integer('education'),
    answers: jsonb('answers').$type<Answer[]>().notNull(),
    /** By score id: what the domain computed on that day. It is read as it is, never computed anew. */
    result: jsonb('result').$type<Result>().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    takenAt: when('taken_at').notNull(),
    /** In which the questions were read. */
    language: text('language').notNull().default('en-IN'),
    /** Help comes before this result, as the instrument's rule said on that day. */
    helpFirst: boolean('help_first').notNull().default(false),
    /** Arm of an earlier trial of wordings: 'short-steps/usual'. Never written any more (decision 0018). */
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
    /** The codes. */
    answers: jsonb('answers').$type<Omit<Survey, 'feedback'>>().notNull(),
    /** Encrypted: the person's own words. */
    feedback: text('feedback').notNull(),
    sentAt: when('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userid, table.surveyId] })],
);

/** Steps that a person chose after results; the one with the highest number counts. A choice of none is not stored. */
export const chosenSteps = pgTable(
  'chosen_steps',
  {
    userid: owner(),
    /** From 1, for each person. */
    number: integer('number').notNull(),
    sectionId: text('section_id').notNull(),
    /** As it was worded then. */
    text: text('text').notNull(),
    chosenAt: when('chosen_at').notNull(),
    /** What came of it, as the person said the next time; null while nobody asked. */
    helped: integer('helped').$type<Helped>(),
    /** The person wants it no longer: it is kept for their own copy alone. */
    dropped: boolean('dropped').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userid, table.number] })],
);

/** Which releases of research data a person was in. A row tells nothing before its release is in `releases`. */
export const releasedPeople = pgTable(
  'released_people',
  {
    userid: owner(),
    releaseId: text('release_id').notNull(),
    /** Ids of the questionnaires whose attempts were in it. */
    sections: jsonb('sections').$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userid, table.releaseId] })],
);

/** Who receives a breach notice, by mail and as a banner after login. */
export const breachRecipients = pgTable(
  'breach_recipients',
  {
    userid: owner(),
    noticeId: text('notice_id')
      .notNull()
      .references(() => breachNotices.noticeId, { onDelete: 'cascade' }),
    /** When the person confirmed that they read it; null before. */
    acknowledgedAt: when('acknowledged_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userid, table.noticeId] }),
    index('breach_recipients_notice').on(table.noticeId),
  ],
);
