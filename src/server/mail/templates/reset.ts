import { base } from '#contract/paths.ts';
import type { Locale } from '../../language/languages.ts';
import type { Mail } from '../mailer.ts';
import { renderEmail } from './render-email.ts';

/**
 * The link to set a new password. It works once, for one hour.
 * @param publicUrl origin without a trailing slash
 * @param token of the link
 */
export function renderResetLinkMail(locale: Locale, to: string, publicUrl: string, token: string): Mail {
  const { t } = locale;
  return renderEmail(locale, to, {
    subject: t('mail.reset.subject'),
    before: [t('mail.hello'), t('mail.reset.text')],
    linkText: t('mail.reset.link'),
    link: `${publicUrl}${base}/resetPassword?token=${encodeURIComponent(token)}`,
    after: [t('mail.reset.once'), t('mail.reset.didNotAsk')],
    because: t('mail.reset.because'),
  });
}
