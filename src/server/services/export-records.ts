import type { Context } from '../app/context.ts';
import { readInPages } from '../db/read-in-pages.ts';
import { listMessagesFrom, type StoredMessage } from '../repositories/sender-messages.ts';
import { type AuditEntry, listEntriesBefore } from '../repositories/audit-log.ts';
import { hashAccount } from '../audit/audit-log.ts';

/** A contact message in the export. */
export type ExportedMessage = ReturnType<typeof writeMessage>;
/** An entry of the audit log in the export. */
export interface ExportedEvent {
  readonly time: string;
  readonly event: string;
}

/**
 * Messages that were sent with an address, newest first, page by page. The contact form does not verify the address.
 */
export async function* exportMessages(
  { db, cipher }: Pick<Context, 'db' | 'cipher'>,
  email: string,
): AsyncGenerator<ExportedMessage, void, undefined> {
  const read = (after: StoredMessage | null, most: number) =>
    listMessagesFrom(db, cipher, email, { after, most });
  for await (const page of readInPages<StoredMessage>(read)) {
    for (const message of page) yield writeMessage(message);
  }
}

/** The audit log of an account, newest first, page by page. */
export async function* exportAuditLog(
  { db, cipher }: Pick<Context, 'db' | 'cipher'>,
  userid: number,
): AsyncGenerator<ExportedEvent, void, undefined> {
  const hash = hashAccount({ cipher }, userid);
  const read = (after: AuditEntry | null, most: number) => listEntriesBefore(db, hash, { after, most });
  for await (const page of readInPages<AuditEntry>(read)) {
    for (const { at, event } of page) yield { time: at.toISOString(), event };
  }
}

function writeMessage(row: StoredMessage) {
  const { sentAt, kind, reference, dueAt, closedAt, username, email, age, gender, message } = row;
  return {
    sentAt: sentAt.toISOString(),
    kind,
    ...(reference && { reference }),
    ...(dueAt && { dueAt: dueAt.toISOString() }),
    ...(closedAt && { closedAt: closedAt.toISOString() }),
    username,
    email,
    age,
    gender,
    message,
  };
}
