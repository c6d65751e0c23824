import { useState } from 'react';
import { LoadFailed } from '#ui/load-failed/load-failed.tsx';
import styles from '../dashboard.module.css';
import { messages } from '../messages.ts';

interface Props {
  /** What could not be loaded; null if everything was. */
  text: string | null;
  /** Repeats the requests. Resolves when they have succeeded or failed. */
  onRetry(): Promise<unknown>;
}

/** Says what could not be loaded, with a button to retry. It remains during the retry. */
export function LoadFailedNotice({ text, onRetry }: Props) {
  const [retriedText, setRetriedText] = useState<string | null>(null);
  const visibleText = text ?? retriedText;
  if (visibleText === null) return null;

  async function tryAgain() {
    setRetriedText(visibleText);
    await onRetry();
    setRetriedText(null);
  }

  return (
    <div className={styles.notLoaded}>
      <LoadFailed
        look="note"
        text={visibleText}
        retryLabel={messages.tryAgain}
        busyText={messages.trying}
        busy={retriedText !== null}
        onRetry={() => void tryAgain()}
      />
    </div>
  );
}
