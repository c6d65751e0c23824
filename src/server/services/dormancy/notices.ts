import type { Context } from '../../app/context.ts';
import type { Transaction } from '../../db/database.ts';
import type { Mail } from '../../mail/mailer.ts';
import { enqueueMail, decryptRecipient } from '../../mail/queue.ts';
import { renderDormancyMail } from '../../mail/templates/dormant.ts';
import { findAccountByEmail } from '../../repositories/accounts.ts';
import {
  listAccountsToErase,
  listAccountsWithoutNotice,
  type DormantAccount,
  findDormancy,
  recordNotice,
} from '../../repositories/dormancy.ts';
import { deleteMail, listMailIds, type QueuedMail } from '../../repositories/mail-queue.ts';
import { decryptRow } from '../../repositories/encrypted-rows.ts';
import { addHit } from '../../repositories/throttles.ts';
import { hour } from '../../app/time.ts';
import {
  computeNoticeCutoff,
  computeDormantSince,
  type Notice,
  type SentNoticeCount,
  findDueNotice,
} from './policy.ts';

/** Notices per hour of all processes, so that they do not delay other mails. */
export const noticesPerHour = 200;

type Parts = Pick<Context, 'db' | 'cipher' | 'now'>;

/**
 * Queues due notices, the most urgent first. A notice counts once the mail server accepted it (`recordNoticeSent`): a lost
 * or failed one is queued again and postpones the deletion.
 */
export async function queueDormancyNotices(context: Parts & Pick<Context, 'mails'>): Promise<void> {
  for (const noticesSent of [2, 1, 0] as const) if (!(await queueDue(context, noticesSent))) break;
  context.mails.wake();
}

/** @returns false if the limit of the hour is reached */
async function queueDue(context: Parts, noticesSent: SentNoticeCount): Promise<boolean> {
  const queued = new Set(await listMailIds(context.db, 'dormancy'));
  for (const account of await listDueAccounts(context, noticesSent, noticesPerHour + queued.size)) {
    const mailId = createNoticeId(context, account);
    if (queued.has(mailId)) continue;
    if (!(await queueNotice(context, account, mailId))) return false;
  }
  return true;
}

/** @param limit above the number of queued mails by that of an hour, so that queued mails do not hide other accounts */
function listDueAccounts(
  { db, now }: Parts,
  noticesSent: SentNoticeCount,
  limit: number,
): Promise<DormantAccount[]> {
  const lastLoginUntil = computeDormantSince(now());
  if (noticesSent === 0) return listAccountsWithoutNotice(db, lastLoginUntil, limit);
  return listAccountsToErase(
    db,
    noticesSent,
    { lastLoginUntil, eraseUntil: computeNoticeCutoff(noticesSent, now()) },
    limit,
  );
}

async function queueNotice(context: Parts, account: DormantAccount, mailId: string): Promise<boolean> {
  const { db, cipher, now } = context;
  const windowStart = new Date(Math.floor(now().getTime() / hour) * hour);
  const key = cipher.hash('throttles.key', 'dormancy');
  return db.transaction(async (tx) => {
    const { email: recipient } = decryptRow(cipher, 'accounts', account);
    // Another process may have queued and counted it.
    if (!(await enqueueMail(context, tx, { purpose: 'dormancy', recipient, mailId }))) return true;
    if ((await addHit(tx, { key, windowStart }, noticesPerHour)) !== null) return true;
    await deleteMail(tx, mailId);
    return false;
  });
}

/** The same in all processes, so that a notice is queued once. A keyed hash. */
function createNoticeId({ cipher }: Parts, { userid, lastLoginAt, dormancyNotices }: DormantAccount): string {
  return cipher.hash('mail_queue.dormancy', JSON.stringify([userid, lastLoginAt, dormancyNotices]));
}

/** Creates the text of a queued notice; null if the owner has logged in, or the account was deleted. */
export async function composeNotice(
  parts: Parts & Pick<Context, 'config' | 'languages'>,
  to: string,
): Promise<Mail | null> {
  const { publicUrl } = parts.config;
  const found = await findNotice(parts, to);
  return (
    found && renderDormancyMail(parts.languages.getLocale(found.language), to, { publicUrl, ...found.notice })
  );
}

/** Records that the mail server accepted a notice. The date of the deletion is counted from then. */
export async function recordNoticeSent(
  parts: Omit<Parts, 'db'>,
  tx: Transaction,
  mail: QueuedMail,
): Promise<void> {
  const found = await findNotice({ ...parts, db: tx }, decryptRecipient(parts, mail));
  if (found) await recordNotice(tx, found.account, found.notice);
}

async function findNotice(
  { db, cipher, now }: Parts,
  address: string,
): Promise<{ account: DormantAccount; language: string | null; notice: Notice } | null> {
  const owner = await findAccountByEmail(db, cipher, address);
  const account = owner && (await findDormancy(db, owner.userid));
  const notice = account && findDueNotice(account, now());
  return notice && { account, language: owner?.language ?? null, notice };
}
