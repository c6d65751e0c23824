import type { Context } from '../app/context.ts';
import type { MailPurpose } from '../db/schema.ts';
import type { Locale } from '../language/languages.ts';
import type { Mail } from '../mail/mailer.ts';
import { decryptRecipient } from '../mail/queue.ts';
import type { SentMailHandlers } from '../mail/sender.ts';
import { renderBreachMail } from '../mail/templates/breach.ts';
import { renderComplaintMail, renderComplaintReceivedMail } from '../mail/templates/complaint.ts';
import { renderContactMail } from '../mail/templates/contact.ts';
import { renderNewPasswordMail } from '../mail/templates/new-password.ts';
import { renderNoAccountMail } from '../mail/templates/no-account.ts';
import { renderAlreadyRegisteredMail } from '../mail/templates/registered.ts';
import { renderReminderMail } from '../mail/templates/reminder.ts';
import { renderAccountRemovedMail } from '../mail/templates/removed.ts';
import { renderResetLinkMail } from '../mail/templates/reset.ts';
import { renderSignUpLinkMail } from '../mail/templates/sign-up.ts';
import { type Account, findAccountByEmail } from '../repositories/accounts.ts';
import { findNotice } from '../repositories/breach-notices.ts';
import { keyAddress, insertLink, linkExists } from '../repositories/links.ts';
import type { QueuedMail } from '../repositories/mail-queue.ts';
import { findContact } from '../repositories/messages.ts';
import { runWithRequest } from '../app/request-context.ts';
import { addHours } from '../app/time.ts';
import { hashAccount, recordAuditEvent } from '../audit/audit-log.ts';
import { composeNotice, recordNoticeSent } from './dormancy/notices.ts';
import { createLinkToken, readLinkToken } from './tokens.ts';

const linkHours = { signUp: 24, reset: 1 };

type Parts = Pick<Context, 'config' | 'db' | 'now' | 'cipher' | 'settings' | 'languages'>;
type Compose = (parts: Parts, to: string, mail: QueuedMail) => Promise<Mail | null> | Mail;

/**
 * Templates by purpose. The account is looked up here and not during the request, which must take the same time with
 * and without an account.
 */
const templates: Readonly<Record<MailPurpose, Compose>> = {
  async signUp(parts, to, mail) {
    const { publicUrl } = parts.config;
    const account = await findAccountByEmail(parts.db, parts.cipher, to);
    const locale = chooseLocale(parts, mail, account);
    if (account) return renderAlreadyRegisteredMail(locale, to, publicUrl);
    return renderSignUpLinkMail(locale, to, publicUrl, await createLink(parts, 'signUp', to));
  },
  async reset(parts, to, mail) {
    const { publicUrl } = parts.config;
    const account = await findAccountByEmail(parts.db, parts.cipher, to);
    const locale = chooseLocale(parts, mail, account);
    if (!account) return renderNoAccountMail(locale, to, publicUrl);
    if (mail.tries === 1) await recordAuditEvent(parts, 'reset-asked', hashAccount(parts, account.userid));
    return renderResetLinkMail(locale, to, publicUrl, await createLink(parts, 'reset', to));
  },
  async signUpIfNeeded(parts, to, mail) {
    if (await findAccountByEmail(parts.db, parts.cipher, to)) return null;
    if (await hasWorkingLink(parts, 'signUp', to)) return null;
    const token = await createLink(parts, 'signUp', to);
    return renderSignUpLinkMail(chooseLocale(parts, mail, null), to, parts.config.publicUrl, token);
  },
  async resetIfNeeded(parts, to, mail) {
    const account = await findAccountByEmail(parts.db, parts.cipher, to);
    if (!account) return null;
    if (await hasWorkingLink(parts, 'reset', to)) return null;
    const token = await createLink(parts, 'reset', to);
    return renderResetLinkMail(chooseLocale(parts, mail, account), to, parts.config.publicUrl, token);
  },
  passwordReset: (parts, to, mail) => composeNewPasswordMail(parts, to, mail, 'link'),
  passwordChanged: (parts, to, mail) => composeNewPasswordMail(parts, to, mail, 'session'),
  removed: (parts, to, mail) =>
    renderAccountRemovedMail(chooseLocale(parts, mail, null), to, parts.config.publicUrl),
  dormancy: composeNotice,
  async breach(parts, to, mail) {
    const notice = mail.noticeId === null ? null : await findNotice(parts.db, mail.noticeId);
    const account = notice && (await findAccountByEmail(parts.db, parts.cipher, to));
    // No data is left if the account was deleted.
    if (!account) return null;
    return renderBreachMail(chooseLocale(parts, mail, account), to, parts.config.publicUrl, notice);
  },
  async reminder(parts, to, mail) {
    // It could not be sent on its day.
    if (parts.now() > addHours(mail.queuedAt, 24)) return null;
    const account = await findAccountByEmail(parts.db, parts.cipher, to);
    return account && renderReminderMail(chooseLocale(parts, mail, account), to);
  },
  // Mails to the institute are in the language of its staff.
  async contact({ db, cipher, languages }, to, { contactId }) {
    const contact = contactId === null ? null : await findContact(db, cipher, contactId);
    return contact && renderContactMail(languages.source, to, contact);
  },
  async complaint({ db, cipher, languages }, to, { contactId }) {
    const complaint = contactId === null ? null : await findContact(db, cipher, contactId);
    return complaint && renderComplaintMail(languages.source, to, complaint);
  },
  async complaintReceived(parts, to, mail) {
    const { db, cipher, settings } = parts;
    const complaint = mail.contactId === null ? null : await findContact(db, cipher, mail.contactId);
    const locale = chooseLocale(parts, mail, null);
    return complaint && renderComplaintReceivedMail(locale, to, complaint, settings.grievance);
  },
};

/**
 * Creates the text of a queued mail when it is sent, so that its link has its full lifetime. Each try creates a new
 * link and keeps earlier ones, since their mails may have arrived.
 * @returns null for a mail that is no longer needed: its contact message was deleted, or the owner has logged in
 */
export async function composeMail(parts: Parts, mail: QueuedMail): Promise<Mail | null> {
  const { requestId: id, language } = mail;
  const compose = () => templates[mail.purpose](parts, decryptRecipient(parts, mail), mail);
  return id === null ? compose() : runWithRequest({ id, language }, compose);
}

/** The language of the account; without one, that of the request that queued the mail. */
function chooseLocale(
  { languages }: Parts,
  mail: Pick<QueuedMail, 'language'>,
  account: Pick<Account, 'language'> | null,
): Locale {
  return languages.getLocale(account?.language ?? mail.language);
}

async function composeNewPasswordMail(
  parts: Parts,
  to: string,
  mail: QueuedMail,
  how: 'link' | 'session',
): Promise<Mail> {
  const account = await findAccountByEmail(parts.db, parts.cipher, to);
  const { publicUrl } = parts.config;
  return renderNewPasswordMail(chooseLocale(parts, mail, account), to, { publicUrl, at: mail.queuedAt, how });
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
