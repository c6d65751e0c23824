import { base } from '#contract/paths.ts';
import type { Mail } from '../mailer.ts';
import { renderEmail } from './render-email.ts';

/** Formats a time in Indian time: "22 November 2026 at 9:05 pm". */
const inIndia = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

interface Change {
  /** Origin without a trailing slash. */
  readonly publicUrl: string;
  readonly at: Date;
}

/** Informs the owner that a link in a mail has set a new password. */
export function renderPasswordResetMail(to: string, change: Change): Mail {
  return renderNewPasswordMail(to, change, 'with the link of a mail to this address');
}

/** Informs the owner that the password was changed in a session. */
export function renderPasswordChangedMail(to: string, change: Change): Mail {
  return renderNewPasswordMail(to, change, 'by somebody who was logged in and knew the old one');
}

function renderNewPasswordMail(to: string, { publicUrl, at }: Change, how: string): Mail {
  return renderEmail(to, {
    subject: 'Your password was changed',
    before: [
      'Hello,',
      `The password of your account was changed on ${inIndia.format(at)}, Indian time, ${how}. Every other phone or computer was logged out.`,
      'If it was you, you need not do anything.',
      'If it was not you, somebody else can open your account. Choose a new password at once, and change the password of your mailbox too.',
    ],
    linkText: 'Choose a new password',
    link: `${publicUrl}${base}/forgetPassword`,
    after: [
      'If you cannot get in any more, please write to us. You find "Contact Us" at the bottom of the page.',
    ],
    because: 'the password of the account of this address was changed',
  });
}
