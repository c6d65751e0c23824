import type { Context } from '../app/context.ts';
import type { MailPurpose } from '../db/schema.ts';
import type { Mail } from '../mail/mailer.ts';
import { decryptRecipient } from '../mail/queue.ts';
import type { SentMailHandlers } from '../mail/sender.ts';
import { renderBreachMail } from '../mail/templates/breach.ts';
import { renderComplaintMail, renderComplaintReceivedMail } from '../mail/templates/complaint.ts';
import { renderContactMail } from '../mail/templates/contact.ts';
import { renderPasswordChangedMail, renderPasswordResetMail } from '../mail/templates/new-password.ts';
import { renderNoAccountMail } from '../mail/templates/no-account.ts';
import { renderAlreadyRegisteredMail } from '../mail/templates/registered.ts';
import { renderReminderMail } from '../mail/templates/reminder.ts';
import { renderAccountRemovedMail } from '../mail/templates/removed.ts';
import { renderResetLinkMail } from '../mail/templates/reset.ts';
import { renderSignUpLinkMail } from '../mail/templates/sign-up.ts';
import { findAccountByEmail } from '../repositories/accounts.ts';
import { findNotice } from '../repositories/breach-notices.ts';
import { keyAddress, insertLink, linkExists } from '../repositories/links.ts';
import type { QueuedMail } from '../repositories/mail-queue.ts';
import { findContact } from '../repositories/messages.ts';
import { runWithRequestId } from '../app/request-id.ts';
import { addHours } from '../app/time.ts';
import { hashAccount, recordAuditEvent } from '../audit/audit-log.ts';
import { composeNotice, recordNoticeSent } from './dormancy/notices.ts';
import { createLinkToken, readLinkToken } from './tokens.ts';

const linkHours = { signUp: 24, reset: 1 };

type Parts = Pick<Context, 'config' | 'db' | 'now' | 'cipher' | 'settings'>;
type Compose = (parts: Parts, to: string, mail: QueuedMail) => Promise<Mail | null> | Mail;

/**
 * Templates by purpose. The account is looked up here and not during the request, which must take the same time with
 * and without an account.
 */
const templates: Readonly<Record<MailPurpose, Compose>> = {
  async signUp(parts, to) {
    const { publicUrl } = parts.config;
    if (await findAccountByEmail(parts.db, parts.cipher, to))
      return renderAlreadyRegisteredMail(to, publicUrl);
    return renderSignUpLinkMail(to, publicUrl, await createLink(parts, 'signUp', to));
  },
  async reset(parts, to, { tries }) {
    const { publicUrl } = parts.config;
    const account = await findAccountByEmail(parts.db, parts.cipher, to);
    if (!account) return renderNoAccountMail(to, publicUrl);
    if (tries === 1) await recordAuditEvent(parts, 'reset-asked', hashAccount(parts, account.userid));
    return renderResetLinkMail(to, publicUrl, await createLink(parts, 'reset', to));
  },
  async signUpIfNeeded(parts, to) {
    if (await findAccountByEmail(parts.db, parts.cipher, to)) return null;
    if (await hasWorkingLink(parts, 'signUp', to)) return null;
    return renderSignUpLinkMail(to, parts.config.publicUrl, await createLink(parts, 'signUp', to));
  },
  async resetIfNeeded(parts, to) {
    if (!(await findAccountByEmail(parts.db, parts.cipher, to))) return null;
    if (await hasWorkingLink(parts, 'reset', to)) return null;
    return renderResetLinkMail(to, parts.config.publicUrl, await createLink(parts, 'reset', to));
  },
  passwordReset: ({ config: { publicUrl } }, to, { queuedAt }) =>
    renderPasswordResetMail(to, { publicUrl, at: queuedAt }),
  passwordChanged: ({ config: { publicUrl } }, to, { queuedAt }) =>
    renderPasswordChangedMail(to, { publicUrl, at: queuedAt }),
  removed: ({ config: { publicUrl } }, to) => renderAccountRemovedMail(to, publicUrl),
  dormancy: composeNotice,
  async breach({ config, db, cipher }, to, { noticeId }) {
    const notice = noticeId === null ? null : await findNotice(db, noticeId);
    // No data is left if the account was deleted.
    if (!notice || !(await findAccountByEmail(db, cipher, to))) return null;
    return renderBreachMail(to, config.publicUrl, notice);
  },
  async reminder({ db, cipher, now }, to, { queuedAt }) {
    // It could not be sent on its day.
    if (now() > addHours(queuedAt, 24)) return null;
    return (await findAccountByEmail(db, cipher, to)) && renderReminderMail(to);
  },
  async contact({ db, cipher }, to, { contactId }) {
    const contact = contactId === null ? null : await findContact(db, cipher, contactId);
    return contact && renderContactMail(to, contact);
  },
  async complaint({ db, cipher }, to, { contactId }) {
    const complaint = contactId === null ? null : await findContact(db, cipher, contactId);
    return complaint && renderComplaintMail(to, complaint);
  },
  async complaintReceived({ db, cipher, settings }, to, { contactId }) {
    const complaint = contactId === null ? null : await findContact(db, cipher, contactId);
    return complaint && renderComplaintReceivedMail(to, complaint, settings.grievance);
  },
};

/**
 * Creates the text of a queued mail when it is sent, so that its link has its full lifetime. Each try creates a new
 * link and keeps earlier ones, since their mails may have arrived.
 * @returns null for a mail that is no longer needed: its contact message was deleted, or the owner has logged in
 */
export async function composeMail(parts: Parts, mail: QueuedMail): Promise<Mail | null> {
  const compose = () => templates[mail.purpose](parts, decryptRecipient(parts, mail), mail);
  return mail.requestId === null ? compose() : runWithRequestId(mail.requestId, compose);
}

/** Records mails that the mail server accepted. */
export function createSentMailHandlers(parts: Pick<Parts, 'now' | 'cipher'>): SentMailHandlers {
  return { dormancy: (tx, mail) => recordNoticeSent(parts, tx, mail) };
}

/** Whether the link of an earlier mail of this purpose still works. */
function hasWorkingLink(
  { db, now, cipher }: Parts,
  purpose: 'signUp' | 'reset',
  email: string,
): Promise<boolean> {
  return linkExists(db, keyAddress(cipher, email), purpose, now());
}

async function createLink(
  { db, now, cipher }: Parts,
  purpose: 'signUp' | 'reset',
  email: string,
): Promise<string> {
  const token = createLinkToken(keyAddress(cipher, email));
  const createdAt = now();
  const expiresAt = addHours(createdAt, linkHours[purpose]);
  const link = { ...readLinkToken(token), purpose, email, createdAt, expiresAt };
  await db.transaction((tx) => insertLink(tx, cipher, link));
  return token;
}
