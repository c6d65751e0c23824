import { Link } from 'react-router-dom';
import { buttonClass } from '#ui/button/button.tsx';
import { strings } from '../strings.ts';

/** The way back to the profile page. */
export function BackToProfile() {
  return (
    <Link className={buttonClass('ghost')} to="/profilePage">
      {strings.correction.back}
    </Link>
  );
}
