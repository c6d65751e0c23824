import { Link } from 'react-router-dom';
import { Alert } from '#ui/alert/alert.tsx';
import { useTranslation } from '#web-language/use-translation.ts';

/** Says that the use of data is stopped, with a link to resume it. */
export function ConsentWithdrawnNote() {
  const { t } = useTranslation();
  return (
    <Alert status="info">
      {t('shell.consent.alert')} <Link to="/profilePage">{t('shell.consent.link')}</Link>
    </Alert>
  );
}
