import { base } from '#contract/paths.ts';
import type { Locale } from '../../language/languages.ts';
import type { Mail } from '../mailer.ts';
import { renderEmail } from './render-email.ts';

/**
 * The link to sign up. It works once, for 24 hours.
 * @param publicUrl origin without a trailing slash
 * @param token of the link
 */
export function renderSignUpLinkMail(locale: Locale, to: string, publicUrl: string, token: string): Mail {
  const { t } = locale;
  return renderEmail(locale, to, {
    subject: t('mail.signUp.subject'),
    before: [t('mail.hello'), t('mail.signUp.text')],
    linkText: t('mail.signUp.link'),
    link: `${publicUrl}${base}/verifySignUp?token=${encodeURIComponent(token)}`,
    after: [t('mail.signUp.once'), t('mail.signUp.didNotAsk')],
    because: t('mail.signUp.because'),
  });
}
