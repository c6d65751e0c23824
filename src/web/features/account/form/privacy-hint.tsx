import { Link } from 'react-router-dom';
import { messages } from '../messages.ts';

const { privacyBefore, privacy } = messages.signUp;

/** A link to the privacy policy, displayed below an e-mail field. */
export function PrivacyHint() {
  return (
    <>
      {privacyBefore} <Link to="/privacy-policy">{privacy}</Link>
    </>
  );
}
