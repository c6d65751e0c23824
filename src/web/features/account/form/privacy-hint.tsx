import { Link } from 'react-router-dom';
import { RichText } from '#web-language/rich-text.tsx';

/** A link to the privacy policy, displayed below an e-mail field. */
export function PrivacyHint() {
  return <RichText id="account.signUp.privacy" components={{ policy: <Link to="/privacy-policy" /> }} />;
}
