import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/button/button.tsx';
import { Part } from './part.tsx';
import look from './profile.module.css';
import { strings } from './strings.ts';

const text = strings.correction;

/** Leads to what the person told us at the registration, to look at and to put right. */
export function Correction() {
  return (
    <Part title={text.title}>
      <p>{text.about}</p>
      <div className={look.buttons}>
        <Link className={buttonClass('ghost')} to="/profilePage/edit">
          {text.open}
        </Link>
      </div>
    </Part>
  );
}
