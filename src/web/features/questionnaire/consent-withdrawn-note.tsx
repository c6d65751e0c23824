import { Link } from 'react-router-dom';
import { withdrawnConsentMessages } from '#domain/account/withdrawn-consent-messages.ts';
import { Alert } from '#ui/alert/alert.tsx';

/** Says that the use of data is stopped, with a link to resume it. */
export function ConsentWithdrawnNote() {
  return (
    <Alert tone="info">
      {withdrawnConsentMessages.alert} <Link to="/profilePage">{withdrawnConsentMessages.link}</Link>
    </Alert>
  );
}
