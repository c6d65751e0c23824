import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#ui/button/button.tsx';
import { Lead, Container } from '#ui/page/page.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import styles from './profile.module.css';
import { DocumentTitle } from '#web-language/document-title.tsx';

/** Confirms the deletion, with a link to the home page. */
export function AccountRemoved() {
  const { t } = useTranslation();
  // The URL does not change, so the screen moves the focus itself.
  useEffect(() => {
    window.scrollTo?.(0, 0);
    document.getElementById('page-title')?.focus({ preventScroll: true });
  }, []);
  return (
    <Container className={styles.page}>
      <DocumentTitle page={t('profile.removed.title')} />
      <h1 id="page-title" tabIndex={-1}>
        {t('profile.removed.title')}
      </h1>
      <div className={styles.gone}>
        <Lead>{t('profile.removed.text')}</Lead>
        <p>{t('profile.removed.mail')}</p>
        <p>{t('profile.removed.thanks')}</p>
        <Link className={buttonClass('primary')} to="/" replace>
          {t('profile.removed.home')}
        </Link>
      </div>
    </Container>
  );
}
