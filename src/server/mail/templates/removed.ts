import { base } from '#contract/paths.ts';
import type { Locale } from '../../language/languages.ts';
import type { Mail } from '../mailer.ts';
import { renderEmail } from './render-email.ts';

/**
 * Confirms the deletion of an account.
 * @param publicUrl origin without a trailing slash
 */
export function renderAccountRemovedMail(locale: Locale, to: string, publicUrl: string): Mail {
  const { t } = locale;
  return renderEmail(locale, to, {
    subject: t('mail.removed.subject'),
    before: [t('mail.hello'), t('mail.removed.text')],
    linkText: t('mail.removed.link'),
    link: `${publicUrl}${base}/`,
    after: [t('mail.removed.notByYou')],
    because: t('mail.removed.because'),
  });
}
