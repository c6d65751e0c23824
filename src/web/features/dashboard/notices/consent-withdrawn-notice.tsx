import { Link } from 'react-router-dom';
import { Alert } from '#ui/alert/alert.tsx';
import styles from '../dashboard.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

/** Says that consent is withdrawn, with a link to give it again. */
export function ConsentWithdrawnNotice() {
  const { t } = useTranslation();
  return (
    <div className={styles.notLoaded}>
      <Alert status="info">
        {t('shell.consent.alert')} <Link to="/profilePage">{t('shell.consent.link')}</Link>
      </Alert>
    </div>
  );
}
