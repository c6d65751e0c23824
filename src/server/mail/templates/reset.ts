import { base } from '#contract/paths.ts';
import type { Mail } from '../mailer.ts';
import { renderEmail } from './render-email.ts';

/**
 * The link to set a new password. It works once, for one hour.
 * @param publicUrl origin without a trailing slash
 * @param token of the link
 */
export function renderResetLinkMail(to: string, publicUrl: string, token: string): Mail {
  return renderEmail(to, {
    subject: 'Your link to choose a new password',
    before: ['Hello,', 'Somebody asked for a new password for the account of this e-mail address.'],
    linkText: 'Choose a new password',
    link: `${publicUrl}${base}/resetPassword?token=${encodeURIComponent(token)}`,
    after: [
      'The link works once and for one hour. With the new password you will be logged out everywhere else.',
      'If you did not ask for this, you need not do anything. Your password stays as it is.',
    ],
    because: 'somebody asked for a new password for this address',
  });
}
