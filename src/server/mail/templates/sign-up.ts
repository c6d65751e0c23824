import { base } from '#contract/paths.ts';
import type { Mail } from '../mailer.ts';
import { renderEmail } from './render-email.ts';

/**
 * The link to sign up. It works once, for 24 hours.
 * @param publicUrl origin without a trailing slash
 * @param token of the link
 */
export function renderSignUpLinkMail(to: string, publicUrl: string, token: string): Mail {
  return renderEmail(to, {
    subject: 'Your link to continue',
    before: [
      'Hello,',
      'This e-mail address was entered on our sign-up page. Use this link to choose a username and a password.',
    ],
    linkText: 'Continue sign-up',
    link: `${publicUrl}${base}/verifySignUp?token=${encodeURIComponent(token)}`,
    after: [
      'The link works once and for 24 hours. You can ask for a new one on the sign-up page at any time.',
      'If you did not ask for this, you need not do anything. No account exists until the link is used.',
    ],
    because: 'somebody entered this address on our sign-up page',
  });
}
