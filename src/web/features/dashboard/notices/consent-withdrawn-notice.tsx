import { Link } from 'react-router-dom';
import { withdrawnConsentMessages } from '#domain/account/withdrawn-consent-messages.ts';
import { Alert } from '#ui/alert/alert.tsx';
import styles from '../dashboard.module.css';

/** Says that consent is withdrawn, with a link to give it again. */
export function ConsentWithdrawnNotice() {
  return (
    <div className={styles.notLoaded}>
      <Alert tone="info">
        {withdrawnConsentMessages.alert} <Link to="/profilePage">{withdrawnConsentMessages.link}</Link>
      </Alert>
    </div>
  );
}
