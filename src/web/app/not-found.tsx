import { Link } from 'react-router-dom';
import { PlainScreen } from '#features/site/plain-screen.tsx';
import { buttonClass } from '#ui/button/button.tsx';
import { laterStrings } from './later-strings.ts';

const { title, text, back } = laterStrings.notFound;

/** An address that leads nowhere, for people who are logged in. */
export function NotFound() {
  return (
    <PlainScreen title={title}>
      <p>{text}</p>
      <p>
        <Link className={buttonClass('primary')} to="/dashboard">
          {back}
        </Link>
      </p>
    </PlainScreen>
  );
}
