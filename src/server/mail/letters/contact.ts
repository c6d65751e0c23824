import type { Contact } from '../../../contract/bodies.ts';
import type { Mail } from '../mailer.ts';
import { mailOf } from './letter.ts';

/** A message of the contact form as a mail to the support address; an answer to it goes to the sender. */
export function contactLetter(supportEmail: string, contact: Contact): Mail {
  const letter = mailOf(supportEmail, {
    subject: 'Contact form',
    before: [
      `Username: ${contact.username}`,
      `Email ID: ${contact.email}`,
      `Age: ${contact.age}`,
      `Gender: ${contact.gender}`,
      ...contact.message.split(/\r?\n/).filter((line) => line.trim() !== ''),
    ],
    linkText: 'Answer this message',
    link: `mailto:${contact.email}`,
    after: [],
  });
  return { ...letter, replyTo: contact.email };
}
