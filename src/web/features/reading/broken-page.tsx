import { Link } from 'react-router-dom';
import { Button } from '#ui/button/button.tsx';
import type { PageContext } from './page-context.ts';
import { PageFrame } from './page-frame.tsx';
import { ReadingHelp } from './reading-help.tsx';
import { messages } from './messages.ts';

const { text, library, detail, lost: words } = messages.broken;

/** The state of a text that did not come. */
interface LostText {
  /** The server is being asked for it again. */
  readonly asking: boolean;
  /** How often the person tried and it could not be reached. */
  readonly inVain: number;
  onTryAgain(): void;
}

export interface BrokenPageProps {
  readonly place: PageContext;
  /** What its text failed with, for its author. */
  readonly error: unknown;
  /** Given where the text never came: the line dropped, and no author can mend that. */
  readonly lost?: LostText;
}

/**
 * Replaces a page whose text cannot be shown: its name, the way back and the way on are still there, and in
 * chapters about hard times the numbers to call, which need no line. Give it the page's slug as its key.
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
      {/* A new element for each try, for only what is new is spoken. */}
      <p key={inVain} role="alert">
        {inVain === 0 ? words.text : words.still}
      </p>
      <p>
        <Button busy={asking} busyText={words.asking} onClick={onTryAgain}>
          {words.again}
        </Button>
      </p>
    </>
  );
}
