import { Link } from 'react-router-dom';
import { PlainScreen } from '#features/site/plain-screen.tsx';
import { buttonClass } from '#ui/button/button.tsx';
import { useTranslation } from '#web-language/use-translation.ts';

/** The screen for unknown addresses, for members. */
export function NotFound() {
  const { t } = useTranslation();
  return (
    <PlainScreen title={t('shell.notFound.title')}>
      <p>{t('shell.notFound.text')}</p>
      <p>
        <Link className={buttonClass('primary')} to="/dashboard">
          {t('shell.notFound.back')}
        </Link>
      </p>
    </PlainScreen>
  );
}
