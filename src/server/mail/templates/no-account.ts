import { base } from '#contract/paths.ts';
import type { Mail } from '../mailer.ts';
import { renderEmail } from './render-email.ts';

/**
 * For a password reset of an address without an account; the page does not reveal that.
 * @param publicUrl origin without a trailing slash
 */
export function renderNoAccountMail(to: string, publicUrl: string): Mail {
  return renderEmail(to, {
    subject: 'No account with this address',
    before: [
      'Hello,',
      'Somebody asked for a new password for this e-mail address. It has no account with us.',
      'If it was you, you may have signed up with another address. You can also begin a new account.',
    ],
    linkText: 'Go to the sign-up page',
    link: `${publicUrl}${base}/signUp`,
    after: ['If you did not ask for this, you need not do anything.'],
    because: 'somebody entered this address on our page for forgotten passwords',
  });
}
