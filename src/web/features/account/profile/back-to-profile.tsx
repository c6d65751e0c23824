import { Link } from 'react-router-dom';
import { buttonClass } from '#ui/button/button.tsx';
import { messages } from '../messages.ts';

/** A link to the profile page. */
export function BackToProfile() {
  return (
    <Link className={buttonClass('ghost')} to="/profilePage">
      {messages.correction.back}
    </Link>
  );
}
