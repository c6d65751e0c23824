import { base } from '#contract/paths.ts';
import type { Locale } from '../../language/languages.ts';
import type { Mail } from '../mailer.ts';
import { renderEmail } from './render-email.ts';

interface Deletion {
  /** Origin without a trailing slash. */
  readonly publicUrl: string;
  /** 1 to 3. */
  readonly number: number;
  /** Start of the day, in India, on which the account is deleted. */
  readonly eraseAt: Date;
}

/** Informs the owner that an unused account will be deleted. */
export function renderDormancyMail(
  locale: Locale,
  to: string,
  { publicUrl, number, eraseAt }: Deletion,
): Mail {
  const { t, format } = locale;
  const day = format.longDay(eraseAt);
  return renderEmail(locale, to, {
    subject: t('mail.dormant.subject', { day }),
    before: [t('mail.hello'), t('mail.dormant.text', { day }), t('mail.dormant.login')],
    linkText: t('mail.login'),
    link: `${publicUrl}${base}/login`,
    after: [t('mail.forgotPassword'), t('mail.dormant.notWanted', { number: String(number) })],
    because: t('mail.dormant.because'),
  });
}
