import { Link } from 'react-router-dom';
import { PlainScreen } from '#features/site/plain-screen.tsx';
import { buttonClass } from '#ui/button/button.tsx';
import { lazyMessages } from './lazy-messages.ts';

const { title, text, back } = lazyMessages.notFound;

/** The screen for unknown addresses, for members. */
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
