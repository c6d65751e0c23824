import { base } from '#contract/paths.ts';
import type { Locale } from '../../language/languages.ts';
import type { Mail } from '../mailer.ts';
import { renderEmail } from './render-email.ts';

interface Change {
  /** Origin without a trailing slash. */
  readonly publicUrl: string;
  readonly at: Date;
  /** With a mailed link, or in a session. */
  readonly how: 'link' | 'session';
}

/** Informs the owner that the password was changed. */
export function renderNewPasswordMail(locale: Locale, to: string, { publicUrl, at, how }: Change): Mail {
  const { t, format } = locale;
  return renderEmail(locale, to, {
    subject: t('mail.newPassword.subject'),
    before: [
      t('mail.hello'),
      t('mail.newPassword.text', { day: format.longDay(at), clock: format.clock(at), how }),
      t('mail.newPassword.byYou'),
      t('mail.newPassword.notByYou'),
    ],
    linkText: t('mail.reset.link'),
    link: `${publicUrl}${base}/forgetPassword`,
    after: [t('mail.newPassword.locked')],
    because: t('mail.newPassword.because'),
  });
}
