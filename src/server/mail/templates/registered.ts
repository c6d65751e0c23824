import { base } from '#contract/paths.ts';
import type { Locale } from '../../language/languages.ts';
import type { Mail } from '../mailer.ts';
import { renderEmail } from './render-email.ts';

/**
 * For a sign-up with an address that has an account; the page does not reveal that.
 * @param publicUrl origin without a trailing slash
 */
export function renderAlreadyRegisteredMail(locale: Locale, to: string, publicUrl: string): Mail {
  const { t } = locale;
  return renderEmail(locale, to, {
    subject: t('mail.registered.subject'),
    before: [t('mail.hello'), t('mail.registered.text')],
    linkText: t('mail.login'),
    link: `${publicUrl}${base}/login`,
    after: [t('mail.registered.forgotPassword'), t('mail.registered.didNotAsk')],
    because: t('mail.signUp.because'),
  });
}
