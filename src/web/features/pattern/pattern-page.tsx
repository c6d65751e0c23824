import { type ReactNode, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectSession } from '#api/session.ts';
import settings from '#compiled/settings.json';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Lead, Container } from '#ui/page/page.tsx';
import { classes } from '#ui/theme/classes.ts';
import '#ui/theme/on-paper.css';
import { useTranslation } from '#web-language/use-translation.ts';

interface PageText {
  readonly title: string;
  readonly lead: string;
  /** Displayed without a session, and as title of a failure. */
  readonly none: string;
}

export interface PatternPageProps {
  readonly text: PageText;
  readonly className: string | undefined;
  /** Renders the results of a user. */
  readonly results: (userid: string) => ReactNode;
  /** Rendered after the results. */
  readonly children?: ReactNode;
}

/** The layout of My Pattern and of the overall summary: the title, and the results if there is a session. */
export function PatternPage({ text, className, results, children }: PatternPageProps) {
  const session = useSelector(selectSession);
  return (
    <Container className={classes(className, 'on-paper')}>
      <title>{settings.homeScreenName}</title>
      <h1 id="page-title" tabIndex={-1}>
        {text.title}
      </h1>
      <Lead>{text.lead}</Lead>
      {session ? results(session.userid) : <NoSession text={text.none} />}
      {children}
    </Container>
  );
}

function NoSession({ text }: { text: string }) {
  const { t } = useTranslation();
  useEffect(() => console.warn(t('pattern.missingSession')), [t]);
  return <EmptyState title={text} />;
}

export interface PatternFailedProps {
  readonly title: string;
  readonly isRetrying: boolean;
  readonly retry: () => Promise<void>;
}

/** Says that the results could not be fetched, with a button to retry. */
export function PatternFailed({ title, isRetrying, retry }: PatternFailedProps) {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={title}
      description={t('pattern.failed')}
      retryLabel={t('pattern.tryAgain')}
      retryingLabel={t('pattern.trying')}
      loading={isRetrying}
      onRetry={() => void retry()}
    />
  );
}
