import { Link } from 'react-router-dom';
import { stoppedMessages } from '#domain/account/stopped-messages.ts';
import { Alert } from '#ui/alert/alert.tsx';

/** Says that the use of data is stopped, with a link to resume it. */
export function ConsentWithdrawnNote() {
  return (
    <Alert tone="info">
      {stoppedMessages.alert} <Link to="/profilePage">{stoppedMessages.link}</Link>
    </Alert>
  );
}
