import { Link } from 'react-router-dom';
import { stoppedMessages } from '#domain/account/stopped-messages.ts';
import { Alert } from '#ui/alert/alert.tsx';
import styles from '../dashboard.module.css';

/** Says that consent is withdrawn, with a link to give it again. */
export function PausedNotice() {
  return (
    <div className={styles.notLoaded}>
      <Alert tone="info">
        {stoppedMessages.alert} <Link to="/profilePage">{stoppedMessages.link}</Link>
      </Alert>
    </div>
  );
}
