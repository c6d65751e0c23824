import settings from '../../../../content/settings.json';
import { readTranslatedContent } from '../../instruments/translated.ts';
import type { Locale } from '../../language/languages.ts';
import type { Mail } from '../mailer.ts';

/**
 * The reminder that a person asked for. Others may see the mailbox, so sender, subject and text do not name the program
 * or the institute, and there is no design and no link.
 */
export function renderReminderMail({ language, t }: Locale, to: string): Mail {
  const homeScreenName = readTranslatedContent(language).homeScreenName ?? settings.homeScreenName;
  const ending = [t('mail.reminder.once'), t('mail.reminder.question')].join('\n');
  const text = `${[t('mail.hello'), t('mail.reminder.text'), ending].join('\n\n')}\n`;
  return { to, subject: homeScreenName, language, text, html: '', senderName: homeScreenName };
}
