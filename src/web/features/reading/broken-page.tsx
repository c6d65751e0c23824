import { Link } from 'react-router-dom';
import { Button } from '#ui/button/button.tsx';
import type { PageContext } from './page-context.ts';
import { PageFrame } from './page-frame.tsx';
import { ReadingHelp } from './reading-help.tsx';
import { messages } from './messages.ts';

const { text, library, detail, lost: lostMessages } = messages.broken;

/** The state of a page whose text could not be loaded. */
interface LostText {
  /** A retry is in flight. */
  readonly asking: boolean;
  /** Number of failed retries. */
  readonly inVain: number;
  onTryAgain(): void;
}

export interface BrokenPageProps {
  readonly place: PageContext;
  /** The error, for the author of the page. */
  readonly error: unknown;
  /** Given if the text could not be loaded, for example offline. */
  readonly lost?: LostText;
}

/**
 * Replaces a page whose text cannot be rendered. Title and navigation remain, and in chapters about hard times the
 * help numbers. Use the slug as key.
 */
export function BrokenPage({ place, error, lost }: BrokenPageProps) {
  return (
    <PageFrame place={place} printable={false}>
      {lost ? <TryAgain {...lost} /> : <p role="alert">{text}</p>}
      {place.help && <ReadingHelp />}
      <p>
        <Link to="/resourcesScreen">{library}</Link>
      </p>
      {!lost && (
        <details>
          <summary>{detail}</summary>
          <p>{error instanceof Error ? `${error.name}: ${error.message}` : String(error)}</p>
        </details>
      )}
    </PageFrame>
  );
}

function TryAgain({ asking, inVain, onTryAgain }: LostText) {
  return (
    <>
      {/* A new element for each retry, so that screen readers announce it again. */}
      <p key={inVain} role="alert">
        {inVain === 0 ? lostMessages.text : lostMessages.still}
      </p>
      <p>
        <Button busy={asking} busyText={lostMessages.asking} onClick={onTryAgain}>
          {lostMessages.again}
        </Button>
      </p>
    </>
  );
}
