import { base } from '#contract/paths.ts';
import type { BreachNotice } from '../../db/message-tables.ts';
import type { Mail } from '../mailer.ts';
import { renderEmail } from './render-email.ts';

/** Informs a person of a breach of their personal data: the five items of rule 7 of the DPDP Rules. */
export function renderBreachMail(to: string, publicUrl: string, notice: BreachNotice): Mail {
  return renderEmail(to, {
    subject: 'Important: about your data',
    before: [
      'Hello,',
      'Something happened that concerns your data with us. Please read this mail to the end.',
      `What happened: ${notice.what}`,
      `What it may mean for you: ${notice.consequences}`,
      `What we do about it: ${notice.measures}`,
      `What you can do: ${notice.advice}`,
      `Whom you can ask: ${notice.contact}`,
      'You see the same text when you log in.',
    ],
    linkText: 'Go to the login page',
    link: `${publicUrl}${base}/login`,
    after: [],
    because: 'the account of this address is affected by a breach of personal data',
  });
}
