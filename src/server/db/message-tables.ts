/** Tables of messages between people and the institute, which belong to no account. */
import { isNull } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ContactKind } from '#contract/requests.ts';
import { when } from './columns.ts';

/** The five items of rule 7, in plain language. */
export interface BreachNotice {
  /** Nature, extent and time of the breach. */
  readonly what: string;
  readonly consequences: string;
  readonly measures: string;
  readonly advice: string;
  /** Who answers questions. */
  readonly contact: string;
}

/** Messages of the contact form. All texts are encrypted. */
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
    /** Complaints: the reference for sender and grievance officer; null for other messages. */
    reference: text('reference').unique(),
    /** Complaints: the last day for an answer. */
    dueAt: when('due_at'),
    /** Complaints: when the grievance officer closed it. */
    closedAt: when('closed_at'),
    /** Keyed hash of the normalized address, for the data export of the sender. */
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
