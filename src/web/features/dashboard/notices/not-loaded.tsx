import { useState } from 'react';
import { LoadFailed } from '#ui/load-failed/load-failed.tsx';
import styles from '../dashboard.module.css';
import { messages } from '../messages.ts';

interface Props {
  /** What did not come, and what is safe. Null where everything came. */
  text: string | null;
  /** Asks for it once more; resolves when there is an answer or none. */
  again(): Promise<unknown>;
}

/** Says what of a dashboard could not be loaded; the strip stays in its place while it is asked for again. */
export function NotLoaded({ text, again }: Props) {
  const [retried, setRetried] = useState<string | null>(null);
  const shown = text ?? retried;
  if (shown === null) return null;

  async function tryAgain() {
    setRetried(shown);
    await again();
    setRetried(null);
  }

  return (
    <div className={styles.notLoaded}>
      <LoadFailed
        look="note"
        text={shown}
        tryAgain={messages.tryAgain}
        trying={messages.trying}
        busy={retried !== null}
        onTryAgain={() => void tryAgain()}
      />
    </div>
  );
}
