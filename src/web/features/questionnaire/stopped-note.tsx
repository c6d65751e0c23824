import { Link } from 'react-router-dom';
import { stoppedMessages } from '#domain/account/stopped-messages.ts';
import { Alert } from '#ui/alert/alert.tsx';

/** The use of the person's data is stopped: what that means here, and where it is resumed. */
export function ConsentWithdrawnNote() {
  return (
    <Alert tone="info">
      {stoppedMessages.alert} <Link to="/profilePage">{stoppedMessages.link}</Link>
    </Alert>
  );
}
