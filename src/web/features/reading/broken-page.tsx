import { Link } from 'react-router-dom';
import { Button } from '#ui/button/button.tsx';
import type { PageContext } from './page-context.ts';
import { PageFrame } from './page-frame.tsx';
import { ReadingHelp } from './reading-help.tsx';
import { useTranslation } from '#web-language/use-translation.ts';

/** The state of a page whose text could not be loaded. */
interface LoadFailure {
  /** A retry is in flight. */
  readonly isRetrying: boolean;
  /** Number of failed retries. */
  readonly failedRetries: number;
  onRetry(): void;
}

export interface BrokenPageProps {
  readonly context: PageContext;
  /** The error, for the author of the page. */
  readonly error: unknown;
  /** Given if the text could not be loaded, for example offline. */
  readonly loadFailure?: LoadFailure;
}

/**
 * Replaces a page whose text cannot be rendered. Title and navigation remain, and in chapters about hard times the
 * help numbers. Use the slug as key.
 */
export function BrokenPage({ context, error, loadFailure }: BrokenPageProps) {
  const { t } = useTranslation();
  return (
    <PageFrame context={context} printable={false}>
      {loadFailure ? <RetryBlock {...loadFailure} /> : <p role="alert">{t('reading.broken.text')}</p>}
      {context.help && <ReadingHelp />}
      <p>
        <Link to="/resourcesScreen">{t('reading.broken.library')}</Link>
      </p>
      {!loadFailure && (
        <details>
          <summary>{t('reading.broken.detail')}</summary>
          <p>{error instanceof Error ? `${error.name}: ${error.message}` : String(error)}</p>
        </details>
      )}
    </PageFrame>
  );
}

function RetryBlock({ isRetrying, failedRetries, onRetry }: LoadFailure) {
  const { t } = useTranslation();
  return (
    <>
      {/* A new element for each retry, so that screen readers announce it again. */}
      <p key={failedRetries} role="alert">
        {failedRetries === 0 ? t('reading.broken.lost.text') : t('reading.broken.lost.still')}
      </p>
      <p>
        <Button loading={isRetrying} loadingLabel={t('reading.broken.lost.retrying')} onClick={onRetry}>
          {t('reading.broken.lost.again')}
        </Button>
      </p>
    </>
  );
}
