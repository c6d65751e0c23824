import { Link } from 'react-router-dom';
import { buttonClass } from '#ui/button/button.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';

/** Links to the form with which the profile can be corrected. */
export function CorrectionLink() {
  const { t } = useTranslation();
  return (
    <ProfileSection title={t('profile.correction.title')}>
      <p>{t('profile.correction.about')}</p>
      <div className={styles.buttons}>
        <Link className={buttonClass('secondary')} to="/profilePage/edit">
          {t('profile.correction.open')}
        </Link>
      </div>
    </ProfileSection>
  );
}
