import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { contacts } from '../db/schema.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';
import { decryptRow } from './encrypted-rows.ts';

/** A complaint without text and sender. */
export interface ComplaintSummary {
  readonly reference: string | null;
  readonly sentAt: Date;
  readonly dueAt: Date | null;
}

const isOpen = and(eq(contacts.kind, 'complaint'), isNull(contacts.closedAt));

/** Open complaints, ordered by due date. */
export function listOpenComplaints(db: Database): Promise<ComplaintSummary[]> {
  return db
    .select({ reference: contacts.reference, sentAt: contacts.sentAt, dueAt: contacts.dueAt })
    .from(contacts)
    .where(isOpen)
    .orderBy(asc(contacts.dueAt));
}

/** Counts overdue complaints. */
export function countOverdueComplaints(db: Database, now: Date): Promise<number> {
  return db.$count(contacts, and(isOpen, lt(contacts.dueAt, now)));
}

/** Finds and decrypts the complaint of a reference; null without one. */
export async function findComplaint(
  db: Database,
  cipher: FieldCipher,
  reference: string,
): Promise<typeof contacts.$inferSelect | null> {
  const [row] = await db.select().from(contacts).where(eq(contacts.reference, reference));
  return row ? decryptRow(cipher, 'contacts', row) : null;
}

/** Closes an open complaint. @returns false if no open complaint has this reference */
export async function closeComplaint(db: Database, reference: string, closedAt: Date): Promise<boolean> {
  const rows = await db
    .update(contacts)
    .set({ closedAt })
    .where(and(isOpen, eq(contacts.reference, reference)))
    .returning({ contactId: contacts.contactId });
  return rows.length === 1;
}
