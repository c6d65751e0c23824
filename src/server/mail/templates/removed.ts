import { base } from '#contract/paths.ts';
import type { Mail } from '../mailer.ts';
import { renderEmail } from './render-email.ts';

/**
 * Confirms the deletion of an account.
 * @param publicUrl origin without a trailing slash
 */
export function renderAccountRemovedMail(to: string, publicUrl: string): Mail {
  return renderEmail(to, {
    subject: 'Your account is deleted',
    before: [
      'Hello,',
      'The account of this e-mail address is deleted, as you asked. Your profile, answers and scores are deleted too.',
    ],
    linkText: 'Go to the home page',
    link: `${publicUrl}${base}/`,
    after: ['If this was not you, please write to us. You find "Contact Us" at the bottom of the page.'],
    because: 'the account of this address was deleted. We will send you no more mails',
  });
}
