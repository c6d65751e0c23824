import { createHash } from 'node:crypto';
import type { Context } from '../../app/context.ts';
import type { Transaction } from '../../db/database.ts';
import type { BreachNotice } from '../../db/message-tables.ts';
import { enqueueMail } from '../../mail/queue.ts';
import { findAccountByEmail } from '../../repositories/accounts.ts';
import {
  listAccountsAfter,
  insertNotice,
  insertRecipients,
  type Recipient,
} from '../../repositories/breach-notices.ts';
import { hour } from '../../app/time.ts';
import { recordAuditEvent } from '../../audit/audit-log.ts';
import type { NoticeFile } from './notice-file.ts';

/** Mails per hour, which leaves capacity for other mails such as links. */
const mailsPerHour = 15_000;

/** Accounts per transaction. */
const pageSize = 500;

type Parts = Pick<Context, 'db' | 'cipher' | 'now'>;

/** A hash of the content, so that the same notice continues after an interruption. */
function createNoticeId(content: BreachNotice): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.values(content)))
    .digest('base64url')
    .slice(0, 22);
}

/** The result of the command. */
export interface BreachNotificationResult {
  readonly noticeId: string;
  /** Recipients added by this run, not counting those of an interrupted run. */
  readonly added: number;
  /** Number of addresses without an account. */
  readonly unknown: number;
}

/**
 * Stores a breach notice and queues a mail for each recipient, in one transaction per page of accounts. Running it
 * again with the same file continues an interrupted run; no recipient gets two mails.
 */
export async function notifyBreach(
  parts: Parts,
  { content, accounts }: NoticeFile,
): Promise<BreachNotificationResult> {
  const noticeId = createNoticeId(content);
  const sentAt = parts.now();
  await parts.db.transaction(async (tx) => {
    if (await insertNotice(tx, { noticeId, content, sentAt }))
      await recordAuditEvent(parts, 'desk-breach-notified', null, tx);
  });
  let added = 0;
  const add = async (page: readonly Recipient[]) => {
    added += await parts.db.transaction((tx) => addPage(parts, tx, noticeId, page, added));
  };
  if (accounts !== 'all') {
    const found = await Promise.all(accounts.map((one) => findAccountByEmail(parts.db, parts.cipher, one)));
    const known = found.filter((one) => one !== null);
    for (let at = 0; at < known.length; at += pageSize) await add(known.slice(at, at + pageSize));
    return { noticeId, added, unknown: accounts.length - known.length };
  }
  let last = 0;
  for (;;) {
    const page = await listAccountsAfter(parts.db, parts.cipher, last, pageSize);
    if (page.length === 0) return { noticeId, added, unknown: 0 };
    await add(page);
    last = page.at(-1)?.userid ?? last;
  }
}

async function addPage(
  parts: Parts,
  tx: Transaction,
  noticeId: string,
  page: readonly Recipient[],
  before: number,
): Promise<number> {
  const fresh = await insertRecipients(
    tx,
    noticeId,
    page.map(({ userid }) => userid),
  );
  let at = before;
  for (const { userid, email: recipient } of page) {
    if (!fresh.has(userid)) continue;
    const notBefore = new Date(parts.now().getTime() + (at * hour) / mailsPerHour);
    await enqueueMail(parts, tx, { purpose: 'breach', recipient, noticeId, notBefore });
    at += 1;
  }
  return at - before;
}
