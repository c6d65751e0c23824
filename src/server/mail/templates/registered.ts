import { base } from '#contract/paths.ts';
import type { Mail } from '../mailer.ts';
import { renderEmail } from './render-email.ts';

/**
 * For a sign-up with an address that has an account; the page does not reveal that.
 * @param publicUrl origin without a trailing slash
 */
export function renderAlreadyRegisteredMail(to: string, publicUrl: string): Mail {
  return renderEmail(to, {
    subject: 'You already have an account',
    before: [
      'Hello,',
      'This e-mail address was entered on our sign-up page. It already has an account, so you can simply log in.',
    ],
    linkText: 'Go to the login page',
    link: `${publicUrl}${base}/login`,
    after: [
      'If you no longer know your password, choose "Forgot password" there.',
      'If you did not ask for this, you need not do anything. Nothing about your account has changed.',
    ],
    because: 'somebody entered this address on our sign-up page',
  });
}
