import { Link } from 'react-router-dom';
import { buttonClass } from '#ui/button/button.tsx';
import { useTranslation } from '#web-language/use-translation.ts';

/** A link to the profile page. */
export function BackToProfile() {
  const { t } = useTranslation();
  return (
    <Link className={buttonClass('secondary')} to="/profilePage">
      {t('registration.correction.back')}
    </Link>
  );
}
