/** Tables of the service itself: keys, rate limits, mails, the audit log. */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { UnderstandingQuestion } from '#domain/understanding/figures.ts';
import { day, when } from './columns.ts';

/** Key pairs for queued submissions. One of them is not retired. */
export const submissionKeys = pgTable('sealing_keys', {
  keyId: text('key_id').primaryKey(),
  /** A point of P-256, base64url. */
  publicKey: text('public_key').notNull(),
  /** Wrapped with the data key, base64url. */
  wrappedKey: text('wrapped_key').notNull(),
  madeAt: when('made_at').notNull(),
  /** When it was replaced. It still decrypts earlier submissions. */
  retiredAt: when('retired_at'),
});

/** Fingerprint of the data key that wraps private keys and encrypts names. One row with number 1. */
export const dataKeys = pgTable('data_keys', {
  number: integer('number').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
  /**
   * When all columns of `encrypted-columns.ts` were encrypted and all account hashes keyed; null lets the next start do
   * it.
   */
  namesEncryptedAt: when('names_sealed_at'),
  /** When the canonical names of all accounts were reserved; null lets the next start do it. */
  namesCanonicalAt: when('names_canonical_at'),
});

/** Rate limits: counters per key and window. */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').notNull(),
    windowStart: when('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index('throttles_window').on(table.windowStart),
  ],
);

/** Counted answers about result pages. No column refers to a person, and no time is finer than a day. */
export const understandingCounts = pgTable(
  'understanding_counts',
  {
    day: day('day').notNull(),
    sectionId: text('section_id').notNull(),
    language: text('language').notNull(),
    question: text('question').$type<UnderstandingQuestion>().notNull(),
    answers: integer('answers').notNull(),
    right: integer('right_answers').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.sectionId, table.language, table.question] })],
);

/** Purpose of a mail. Text and link are created when it is sent. */
export type MailPurpose =
  | 'signUp'
  | 'signUpIfNeeded'
  | 'reset'
  | 'resetIfNeeded'
  | 'passwordReset'
  | 'passwordChanged'
  | 'removed'
  | 'dormancy'
  | 'breach'
  | 'reminder'
  | 'contact'
  | 'complaint'
  | 'complaintReceived';

/** Queued and failed mails, without tokens, links and text. */
export const mailQueue = pgTable(
  'mail_queue',
  {
    /** Random; part of the Message-ID, so that duplicates can be detected. */
    mailId: text('mail_id').primaryKey(),
    purpose: text('purpose').$type<MailPurpose>().notNull(),
    /** The address, encrypted. */
    recipient: text('recipient').notNull(),
    /** The contact message in a mail of this purpose. */
    contactId: text('contact_id'),
    /** The breach notice in a mail of this purpose. */
    noticeId: text('notice_id'),
    /** Of the request that queued the mail. */
    requestId: text('request_id'),
    /** Of that request, for a recipient without an account; null for the language of the source. */
    language: text('language'),
    /** When it was queued, or the time before which it must not be sent. */
    queuedAt: when('queued_at').notNull(),
    /** Earliest time of the next try; postponed while a sender has leased the mail. */
    nextTryAt: when('next_try_at').notNull(),
    /** Started tries. */
    tries: integer('tries').notNull(),
    state: text('state').$type<'waiting' | 'dead'>().notNull(),
    /** Result of the last try: a code of the network or the mail server, without its message. */
    lastError: text('last_error'),
  },
  (table) => [
    index('mail_queue_due').on(table.state, table.nextTryAt),
    index('mail_queue_hour').on(table.queuedAt),
  ],
);

/** Security events. A trigger refuses changes, and deletion within a year. No content, no addresses. */
export const auditLog = pgTable(
  'trail',
  {
    entryId: text('entry_id').primaryKey(),
    at: when('at').notNull(),
    event: text('event').notNull(),
    /** Keyed hash of the user id; null without an account. */
    accountHash: text('account_hash'),
    requestId: text('request_id'),
    /** For the event 'left-out': number of events of this minute that were not stored. */
    count: integer('count'),
  },
  (table) => [
    index('trail_at').on(table.at),
    index('trail_account').on(table.accountHash, table.at),
    index('trail_request').on(table.requestId),
  ],
);

/** Verified releases of research data. */
export const releases = pgTable('releases', {
  releaseId: text('release_id').primaryKey(),
  /** Name of its folder, as in its RELEASE.json. */
  folder: text('folder').notNull(),
  madeAt: when('made_at').notNull(),
});

/** Removed accounts, for a year: without names, addresses and answers. */
export const removals = pgTable(
  'removals',
  {
    /**
     * Keyed hash of the SHA-256 of the user id: proves a removal to an operator with the data key. The server does not
     * read it.
     */
    accountHash: text('account_hash').primaryKey(),
    consentVersion: text('consent_version').notNull(),
    registeredAt: when('registered_at'),
    removedAt: when('removed_at').notNull(),
  },
  (table) => [index('removals_removed').on(table.removedAt)],
);
