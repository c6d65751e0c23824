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
export function renderContactMail(supportEmail: string, contact: ContactMessage): Mail {
  return renderContactFormMail(supportEmail, contact, {
    subject: 'Contact form',
    facts: [],
    because: 'somebody sent the contact form',
  });
}

/**
 * The input of the contact form as a mail to the institute.
 * @param head subject, rows above those of the sender, and the reason of the mail
 */
export function renderContactFormMail(
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
  const mail = renderEmail(to, {
    subject,
    rows: [
      ...facts,
      ['Username', contact.username],
      ['Email ID', contact.email],
      ['Age', String(contact.age)],
      ['Gender', contact.gender],
    ],
    before: contact.message.split(/\r?\n/).filter((line) => line.trim() !== ''),
    linkText: 'Answer this message',
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
