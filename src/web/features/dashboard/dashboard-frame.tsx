import type { ReactNode } from 'react';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { Lead, Container } from '#ui/page/page.tsx';
import styles from './dashboard.module.css';
import { useTranslation } from '#web-language/use-translation.ts';
import { DocumentTitle } from '#web-language/document-title.tsx';

interface Props {
  /** Name of the page in the document title. */
  page: string;
  /** Null if nothing can be started. */
  lead: string | null;
  /** Content that does not depend on the progress, above the notices. */
  intro?: ReactNode;
  /** Displays a loader in place of the notices. */
  isLoading: boolean;
  /** Notices above the cards. */
  notices: ReactNode;
  /** The cards; while loading, placeholders that are the same for all users. */
  children: ReactNode;
}

/** The layout of both dashboards: heading, lead, intro, notices and cards. */
export function DashboardFrame({ page, lead, intro, isLoading, notices, children }: Props) {
  const { t } = useTranslation();
  return (
    <Container className={styles.dashboard}>
      <DocumentTitle page={page} />
      <h1 id="page-title" tabIndex={-1}>
        {t('dashboard.title')}
      </h1>
      {lead !== null && <Lead>{lead}</Lead>}
      {intro}
      {isLoading ? (
        <div className={styles.waiting}>
          <Spinner label={t('dashboard.loading')} />
        </div>
      ) : (
        <div className={styles.above}>{notices}</div>
      )}
      <div className={styles.chain}>{children}</div>
    </Container>
  );
}
