import { base } from '#contract/paths.ts';
import type { BreachNotice } from '../../db/message-tables.ts';
import type { Locale } from '../../language/languages.ts';
import type { Mail } from '../mailer.ts';
import { renderEmail } from './render-email.ts';

/**
 * Informs a person of a breach of their personal data: the five items of rule 7 of the DPDP Rules. The institute writes
 * them in its own language.
 */
export function renderBreachMail(locale: Locale, to: string, publicUrl: string, notice: BreachNotice): Mail {
  const { t } = locale;
  return renderEmail(locale, to, {
    subject: t('mail.breach.subject'),
    before: [
      t('mail.hello'),
      t('mail.breach.lead'),
      t('mail.breach.what', { text: notice.what }),
      t('mail.breach.consequences', { text: notice.consequences }),
      t('mail.breach.measures', { text: notice.measures }),
      t('mail.breach.advice', { text: notice.advice }),
      t('mail.breach.contact', { text: notice.contact }),
      t('mail.breach.login'),
    ],
    linkText: t('mail.login'),
    link: `${publicUrl}${base}/login`,
    after: [],
    because: t('mail.breach.because'),
  });
}
