import { Link } from 'react-router-dom';
import { useTranslation } from '#web-language/use-translation.ts';

/** A link to the privacy policy, displayed below an e-mail field. */
export function PrivacyHint() {
  const { t } = useTranslation();
  return (
    <>
      {t('account.signUp.privacyBefore')} <Link to="/privacy-policy">{t('account.signUp.privacy')}</Link>
    </>
  );
}
