/** Tables about messages between people and the institute, which belong to no account. */
import { isNull } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ContactKind } from '#contract/requests.ts';
import { when } from './columns.ts';

/** The five items of rule 7 that a person is informed of, in plain words. */
export interface BreachNotice {
  /** Nature, extent and time of the breach. */
  readonly what: string;
  readonly consequences: string;
  /** What the institute did and does. */
  readonly measures: string;
  /** What the person can do. */
  readonly advice: string;
  /** Who answers questions. */
  readonly contact: string;
}

/** Messages of the contact form. Every text is encrypted: people write it as they like. */
export const contacts = pgTable(
  'contacts',
  {
    contactId: text('contact_id').primaryKey(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    age: integer('age').notNull(),
    gender: text('gender').notNull(),
    message: text('message').notNull(),
    sentAt: when('sent_at').notNull(),
    kind: text('kind').$type<ContactKind>().notNull().default('message'),
    /** Complaints: the number that the sender and the grievance officer quote; null for other messages. */
    reference: text('reference').unique(),
    /** Complaints: the last day for an answer. */
    dueAt: when('due_at'),
    /** Complaints: when the grievance officer closed it. */
    closedAt: when('closed_at'),
    /** Keyed hash of the normalised address, so that a person's own copy finds their messages. */
    emailKey: text('email_key'),
  },
  (table) => [
    index('contacts_sent').on(table.sentAt),
    index('contacts_email').on(table.emailKey),
    index('contacts_due').on(table.dueAt).where(isNull(table.closedAt)),
  ],
);

/** Notices of a personal data breach (DPDP Rules, rule 7). */
export const breachNotices = pgTable('breach_notices', {
  noticeId: text('notice_id').primaryKey(),
  content: jsonb('content').$type<BreachNotice>().notNull(),
  sentAt: when('sent_at').notNull(),
});
