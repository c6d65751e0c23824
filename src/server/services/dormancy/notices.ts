import type { Context } from '../../app/context.ts';
import type { Transaction } from '../../db/database.ts';
import type { Mail } from '../../mail/mailer.ts';
import { enqueue, decryptRecipient } from '../../mail/queue.ts';
import { renderDormancyMail } from '../../mail/templates/dormant.ts';
import { findAccountByEmail } from '../../repositories/accounts.ts';
import {
  accountsToErase,
  accountsWithoutNotice,
  type DormantAccount,
  findDormancy,
  recordNotice,
} from '../../repositories/dormancy.ts';
import { deleteMail, mailIdsFor, type QueuedMail } from '../../repositories/mail-queue.ts';
import { decryptRow } from '../../repositories/encrypted-rows.ts';
import { addHit } from '../../repositories/throttles.ts';
import { hour } from '../../app/time.ts';
import { eraseUntil, lastLoginOfDormant, type Notice, type NoticesSent, noticeDue } from './policy.ts';

/** Notices of one hour, by all processes together: the first ones of a large service must not delay mails that people wait for. */
export const noticesPerHour = 200;

type Parts = Pick<Context, 'db' | 'cipher' | 'now'>;

/**
 * Queues the notices that are due, the most urgent first. An account counts as notified when the mail server has accepted
 * the mail (`confirmNotice`): what is lost or given up before is queued again and postpones the deletion.
 */
export async function queueNotices(context: Parts & Pick<Context, 'mails'>): Promise<void> {
  for (const noticesSent of [2, 1, 0] as const) if (!(await queueDue(context, noticesSent))) break;
  context.mails.wake();
}

/** @returns false when the hour's notices are used up */
async function queueDue(context: Parts, noticesSent: NoticesSent): Promise<boolean> {
  const queued = new Set(await mailIdsFor(context.db, 'dormancy'));
  for (const account of await dueAccounts(context, noticesSent, noticesPerHour + queued.size)) {
    const mailId = createNoticeId(context, account);
    if (queued.has(mailId)) continue;
    if (!(await queueNotice(context, account, mailId))) return false;
  }
  return true;
}

/** @param limit exceeds what is in the queue by a whole hour, so that mails that wait hide no other account */
function dueAccounts({ db, now }: Parts, noticesSent: NoticesSent, limit: number): Promise<DormantAccount[]> {
  const lastLoginUntil = lastLoginOfDormant(now());
  if (noticesSent === 0) return accountsWithoutNotice(db, lastLoginUntil, limit);
  return accountsToErase(
    db,
    noticesSent,
    { lastLoginUntil, eraseUntil: eraseUntil(noticesSent, now()) },
    limit,
  );
}

async function queueNotice(context: Parts, account: DormantAccount, mailId: string): Promise<boolean> {
  const { db, cipher, now } = context;
  const windowStart = new Date(Math.floor(now().getTime() / hour) * hour);
  const key = cipher.hash('throttles.key', 'dormancy');
  return db.transaction(async (tx) => {
    const { email: recipient } = decryptRow(cipher, 'accounts', account);
    // Another process may have queued it since; that one counted it.
    if (!(await enqueue(context, tx, { purpose: 'dormancy', recipient, mailId }))) return true;
    if ((await addHit(tx, { key, windowStart }, noticesPerHour)) !== null) return true;
    await deleteMail(tx, mailId);
    return false;
  });
}

/** The same in every process: a notice is in the queue once. It reveals nothing of the account. */
function createNoticeId({ cipher }: Parts, { userid, lastLoginAt, dormancyNotices }: DormantAccount): string {
  return cipher.hash('mail_queue.dormancy', JSON.stringify([userid, lastLoginAt, dormancyNotices]));
}

/** The words of a queued notice; null when the owner has logged in meanwhile, or the account is gone. */
export async function composeNotice(
  parts: Parts & Pick<Context, 'config'>,
  to: string,
): Promise<Mail | null> {
  const { publicUrl } = parts.config;
  const found = await findNotice(parts, to);
  return found && renderDormancyMail(to, { publicUrl, ...found.notice });
}

/** Notes that the mail server has accepted a notice. The day of the deletion is counted from now. */
export async function confirmNotice(
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
): Promise<{ account: DormantAccount; notice: Notice } | null> {
  const owner = await findAccountByEmail(db, cipher, address);
  const account = owner && (await findDormancy(db, owner.userid));
  const notice = account && noticeDue(account, now());
  return notice && { account, notice };
}
