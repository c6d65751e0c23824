import { Link } from 'react-router-dom';
import { Button } from '#ui/button/button.tsx';
import type { PageContext } from './page-context.ts';
import { PageFrame } from './page-frame.tsx';
import { ReadingHelp } from './reading-help.tsx';
import { messages } from './messages.ts';

const { text, library, detail, lost: lostMessages } = messages.broken;

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
  return (
    <PageFrame context={context} printable={false}>
      {loadFailure ? <RetryBlock {...loadFailure} /> : <p role="alert">{text}</p>}
      {context.help && <ReadingHelp />}
      <p>
        <Link to="/resourcesScreen">{library}</Link>
      </p>
      {!loadFailure && (
        <details>
          <summary>{detail}</summary>
          <p>{error instanceof Error ? `${error.name}: ${error.message}` : String(error)}</p>
        </details>
      )}
    </PageFrame>
  );
}

function RetryBlock({ isRetrying, failedRetries, onRetry }: LoadFailure) {
  return (
    <>
      {/* A new element for each retry, so that screen readers announce it again. */}
      <p key={failedRetries} role="alert">
        {failedRetries === 0 ? lostMessages.text : lostMessages.still}
      </p>
      <p>
        <Button busy={isRetrying} busyText={lostMessages.retrying} onClick={onRetry}>
          {lostMessages.again}
        </Button>
      </p>
    </>
  );
}
