import { base } from '#contract/paths.ts';
import type { Locale } from '../../language/languages.ts';
import type { Mail } from '../mailer.ts';
import { renderEmail } from './render-email.ts';

/**
 * For a password reset of an address without an account; the page does not reveal that.
 * @param publicUrl origin without a trailing slash
 */
export function renderNoAccountMail(locale: Locale, to: string, publicUrl: string): Mail {
  const { t } = locale;
  return renderEmail(locale, to, {
    subject: t('mail.noAccount.subject'),
    before: [t('mail.hello'), t('mail.noAccount.text'), t('mail.noAccount.otherAddress')],
    linkText: t('mail.noAccount.link'),
    link: `${publicUrl}${base}/signUp`,
    after: [t('mail.didNotAsk')],
    because: t('mail.noAccount.because'),
  });
}
