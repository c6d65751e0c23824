import { Link } from 'react-router-dom';
import { strings } from '../strings.ts';

const { privacyBefore, privacy } = strings.signUp;

/** Shown under the field wherever somebody types their address for us to keep. */
export function PrivacyHint() {
  return (
    <>
      {privacyBefore} <Link to="/privacy-policy">{privacy}</Link>
    </>
  );
}
