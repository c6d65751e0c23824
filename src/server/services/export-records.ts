import type { Context } from '../app/context.ts';
import { inPages } from '../db/in-pages.ts';
import { messagesFrom, type StoredMessage } from '../repositories/sender-messages.ts';
import { type AuditEntry, entriesBefore } from '../repositories/audit-log.ts';
import { accountHash } from '../audit/audit-log.ts';

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
    messagesFrom(db, cipher, email, { after, most });
  for await (const page of inPages<StoredMessage>(read)) {
    for (const message of page) yield writeMessage(message);
  }
}

/** The audit log of an account, newest first, page by page. */
export async function* exportAuditLog(
  { db, cipher }: Pick<Context, 'db' | 'cipher'>,
  userid: number,
): AsyncGenerator<ExportedEvent, void, undefined> {
  const hash = accountHash({ cipher }, userid);
  const read = (after: AuditEntry | null, most: number) => entriesBefore(db, hash, { after, most });
  for await (const page of inPages<AuditEntry>(read)) {
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
