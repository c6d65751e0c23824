/** Tables that no person owns, by which the service itself works: keys, counters, mails, the audit log. */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from './columns.ts';

/** Pairs of keys: answers that wait on a phone are encrypted to the public one. One at a time is not retired. */
export const submissionKeys = pgTable('sealing_keys', {
  keyId: text('key_id').primaryKey(),
  /** A point of P-256, base64url. */
  publicKey: text('public_key').notNull(),
  /** Wrapped by the data key, base64url. */
  wrappedKey: text('wrapped_key').notNull(),
  madeAt: when('made_at').notNull(),
  /** From when on nothing is encrypted to it any more; it opens what was encrypted before. */
  retiredAt: when('retired_at'),
});

/** Which data key wraps the private keys and encrypts names: a fingerprint, never the key. One row, of number 1. */
export const dataKeys = pgTable('data_keys', {
  number: integer('number').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
  /** When every column of `sealed-columns.ts` was encrypted and every account hash keyed; null: the next start does it. */
  namesEncryptedAt: when('names_sealed_at'),
});

/** Counters of limited calls, per key and window. */
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

/** What a mail is for: letter and link are made when it is sent. */
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
  | 'contact'
  | 'complaint'
  | 'complaintReceived';

/** Mails that wait for the mail server, and those that it did not take. Never a token, a link or a word of them. */
export const mailQueue = pgTable(
  'mail_queue',
  {
    /** Random; the Message-ID is made of it, so that a mail that came twice can be told as one. */
    mailId: text('mail_id').primaryKey(),
    purpose: text('purpose').$type<MailPurpose>().notNull(),
    /** The address, encrypted. */
    recipient: text('recipient').notNull(),
    /** The contact message that a mail of this purpose brings. */
    contactId: text('contact_id'),
    /** The breach notice that a mail of this purpose brings. */
    noticeId: text('notice_id'),
    /** Of the call that asked for it. */
    requestId: text('request_id'),
    queuedAt: when('queued_at').notNull(),
    /** Not before; a sender that has it in hand puts this off. */
    nextTryAt: when('next_try_at').notNull(),
    /** Begun so far. */
    tries: integer('tries').notNull(),
    state: text('state').$type<'waiting' | 'dead'>().notNull(),
    /** What the last try ended with: a code of the network or the mail server, never its words. */
    lastError: text('last_error'),
  },
  (table) => [
    index('mail_queue_due').on(table.state, table.nextTryAt),
    index('mail_queue_hour').on(table.queuedAt),
  ],
);

/** Events of security, only ever added: a trigger refuses changes, and deletion within a year. No content, no address. */
export const auditLog = pgTable(
  'trail',
  {
    entryId: text('entry_id').primaryKey(),
    at: when('at').notNull(),
    event: text('event').notNull(),
    /** Keyed hash of the user id; null where nobody is named. */
    accountHash: text('account_hash'),
    requestId: text('request_id'),
    /** Event 'left-out': how many events of this minute were not stored. */
    count: integer('count'),
  },
  (table) => [
    index('trail_at').on(table.at),
    index('trail_account').on(table.accountHash, table.at),
    index('trail_request').on(table.requestId),
  ],
);

/** Releases of research data that were proven, and so stand. */
export const releases = pgTable('releases', {
  releaseId: text('release_id').primaryKey(),
  /** The name of its folder, as its own papers say it. */
  folder: text('folder').notNull(),
  madeAt: when('made_at').notNull(),
});

/** What stays of a removed account for a year: no name, no address, no answer. */
export const removals = pgTable(
  'removals',
  {
    /** Keyed hash of the SHA-256 of the user id: proof of a removal to an operator who has the data key. The server reads it nowhere. */
    accountHash: text('account_hash').primaryKey(),
    consentVersion: text('consent_version').notNull(),
    registeredAt: when('registered_at'),
    removedAt: when('removed_at').notNull(),
  },
  (table) => [index('removals_removed').on(table.removedAt)],
);
