import type { Contact } from '#contract/requests.ts';
import type { Mail } from '../mailer.ts';
import { mailOf } from './letter.ts';

/** A message of the contact form as a mail to the support address; an answer to it goes to the sender. */
export function contactLetter(supportEmail: string, contact: Contact): Mail {
  const letter = mailOf(supportEmail, {
    subject: 'Contact form',
    facts: [
      ['Username', contact.username],
      ['Email ID', contact.email],
      ['Age', String(contact.age)],
      ['Gender', contact.gender],
    ],
    before: contact.message.split(/\r?\n/).filter((line) => line.trim() !== ''),
    linkText: 'Answer this message',
    link: `mailto:${encoded(contact.email)}`,
    after: [],
    because: 'somebody sent the contact form',
  });
  return { ...letter, replyTo: contact.email };
}

/** Signs that mean something in a `mailto:` address, such as "?", are part of the name here. */
function encoded(email: string): string {
  return email.split('@').map(encodeURIComponent).join('@');
}
