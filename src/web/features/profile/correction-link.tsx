import { Link } from 'react-router-dom';
import { buttonClass } from '#ui/button/button.tsx';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import { messages } from './messages.ts';

const text = messages.correction;

/** Links to the form with which the profile can be corrected. */
export function CorrectionLink() {
  return (
    <ProfileSection title={text.title}>
      <p>{text.about}</p>
      <div className={styles.buttons}>
        <Link className={buttonClass('ghost')} to="/profilePage/edit">
          {text.open}
        </Link>
      </div>
    </ProfileSection>
  );
}
