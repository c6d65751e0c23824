import settings from '../../../../content/settings.json';
import type { Mail } from '../mailer.ts';

const text = `Hello,

You asked for one reminder for today. Please check in when you have a quiet moment.

This is the only mail. It stops by itself, and no other reminder follows.
If you have a question, reply to this mail.
`;

/**
 * The reminder that a person asked for. Others may see the mailbox, so sender, subject and text do not name the program
 * or the institute, and there is no design and no link.
 */
export function renderReminderMail(to: string): Mail {
  const { homeScreenName } = settings;
  return { to, subject: homeScreenName, text, html: '', senderName: homeScreenName };
}
