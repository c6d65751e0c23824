import { base } from '#contract/paths.ts';
import type { Mail } from '../mailer.ts';
import { renderEmail } from './render-email.ts';

const dateInIndia = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** What happens after each notice. */
const next = [
  'We will remind you two more times before that day.',
  'We will remind you one more time, two days before.',
  'This is our last mail about it.',
];

interface Deletion {
  /** Origin without a trailing slash. */
  readonly publicUrl: string;
  /** 1 to 3. */
  readonly number: number;
  /** Start of the day, in India, on which the account is deleted. */
  readonly eraseAt: Date;
}

/** Informs the owner that an unused account will be deleted. */
export function renderDormancyMail(to: string, { publicUrl, number, eraseAt }: Deletion): Mail {
  const day = dateInIndia.format(eraseAt);
  return renderEmail(to, {
    subject: `Your account will be deleted on ${day}`,
    before: [
      'Hello,',
      `Your account has not been used for two years. It will be deleted on ${day} unless you log in before that day. Your profile, answers and scores will be deleted too. Nobody can bring them back.`,
      'To keep the account, log in once.',
    ],
    linkText: 'Go to the login page',
    link: `${publicUrl}${base}/login`,
    after: [
      'If you forgot your password, choose "Forgot password" there.',
      `If you do not want the account any more, you need not do anything. ${next[number - 1] ?? ''}`,
    ],
    because: 'the account of this address has not been used for two years',
  });
}
