import type { Locale } from '../../language/languages.ts';
import type { Mail } from '../mailer.ts';
import { renderEmail } from './render-email.ts';

/** Input of the contact form. */
export interface ContactMessage {
  readonly username: string;
  readonly email: string;
  readonly age: number;
  readonly gender: string;
  readonly message: string;
}

/** A contact message for the support address; a reply goes to the sender. */
export function renderContactMail(locale: Locale, supportEmail: string, contact: ContactMessage): Mail {
  return renderContactFormMail(locale, supportEmail, contact, {
    subject: locale.t('mail.contact.subject'),
    facts: [],
    because: locale.t('mail.contact.because'),
  });
}

/**
 * The input of the contact form as a mail to the institute.
 * @param head subject, rows above those of the sender, and the reason of the mail
 */
export function renderContactFormMail(
  locale: Locale,
  to: string,
  contact: ContactMessage,
  {
    subject,
    facts,
    because,
  }: {
    readonly subject: string;
    readonly facts: readonly (readonly [label: string, value: string])[];
    readonly because: string;
  },
): Mail {
  const { t } = locale;
  const mail = renderEmail(locale, to, {
    subject,
    rows: [
      ...facts,
      [t('mail.contact.username'), contact.username],
      [t('mail.contact.email'), contact.email],
      [t('mail.contact.age'), String(contact.age)],
      [t('mail.contact.gender'), contact.gender],
    ],
    before: contact.message.split(/\r?\n/).filter((line) => line.trim() !== ''),
    linkText: t('mail.contact.link'),
    link: mailtoLink(contact.email),
    after: [],
    because,
  });
  return { ...mail, replyTo: contact.email };
}

/** Encodes the local part, in which "?" has no special meaning. */
export function mailtoLink(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}
