import type { ReactNode } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import settings from '#compiled/settings.json';
import { SkipLink } from '#ui/page/page.tsx';
import { TopProgress } from '#ui/top-progress/top-progress.tsx';
import type { SessionController } from '../session-controller.ts';
import styles from './app-frame.module.css';
import { ConnectionNotice, FailedRequestIdLine } from './lazy-parts.ts';
import { Loading } from './loading.tsx';
import { PageNotice } from './page-notice.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { useSessionSync } from './use-session-sync.ts';
import { useTranslation } from '#web-language/use-translation.ts';

/** Props of `AppFrame`. */
export interface AppFrameProps {
  sessionController: SessionController;
  bar: ReactNode;
  /** Displays the loading state instead of the page. */
  isLoading?: boolean;
  /** Content below the main part. */
  children: ReactNode;
}

/** Layout of all screens: skip link, bar, main part and what is below it. */
export function AppFrame({ sessionController, bar, isLoading = false, children }: AppFrameProps) {
  useSessionSync(sessionController);
  return (
    <>
      <SkipLink />
      {bar}
      <main id="main" tabIndex={-1} className={styles.main}>
        <DraftNote />
        <PageNotice />
        <ConnectionNotice />
        {isLoading ? <Loading /> : <Outlet />}
      </main>
      <FailedRequestIdLine />
      {children}
      <NextPage />
      <RouteAnnouncer />
    </>
  );
}

/** Says that the translations of the language are drafts. */
function DraftNote() {
  const { t, language } = useTranslation();
  const isDraft = settings.languages.some((one) => one.language === language && one.lowestStage === 'draft');
  return isDraft && <p className={styles.draft}>{t('app.language.draft')}</p>;
}

/** Displays that a navigation is pending. A separate component, so that the frame does not render again. */
function NextPage() {
  const { t } = useTranslation();
  return <TopProgress loading={useNavigation().state !== 'idle'} label={t('app.loading')} />;
}
