import type { Mail } from '../mailer.ts';
import { renderEmail } from './render-email.ts';

/** What a sender typed into the contact form. */
export interface ContactMessage {
  readonly username: string;
  readonly email: string;
  readonly age: number;
  readonly gender: string;
  readonly message: string;
}

/** A message of the contact form as a mail to the support address; an answer to it goes to the sender. */
export function renderContactMail(supportEmail: string, contact: ContactMessage): Mail {
  return contactMail(supportEmail, contact, {
    subject: 'Contact form',
    facts: [],
    because: 'somebody sent the contact form',
  });
}

/**
 * What was typed into the contact form, as a mail to the institute.
 * @param head subject, labels and values above those of the sender, and how the mail came about
 */
export function contactMail(
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

/** Signs that mean something in a `mailto:` address, such as "?", are part of the name here. */
export function mailtoLink(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}
