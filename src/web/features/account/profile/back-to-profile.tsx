import { Link } from 'react-router-dom';
import { buttonClass } from '#ui/button/button.tsx';
import { correctionMessages } from './messages.ts';

/** A link to the profile page. */
export function BackToProfile() {
  return (
    <Link className={buttonClass('ghost')} to="/profilePage">
      {correctionMessages.back}
    </Link>
  );
}
