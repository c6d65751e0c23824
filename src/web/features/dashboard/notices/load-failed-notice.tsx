import { useState } from 'react';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import styles from '../dashboard.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

interface Props {
  /** What could not be loaded; null if everything was. */
  text: string | null;
  /** Repeats the requests. Resolves when they have succeeded or failed. */
  onRetry(): Promise<unknown>;
}

/** Says what could not be loaded, with a button to retry. It remains during the retry. */
export function LoadFailedNotice({ text, onRetry }: Props) {
  const { t } = useTranslation();
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
      <ErrorState
        variant="banner"
        description={visibleText}
        retryLabel={t('dashboard.tryAgain')}
        retryingLabel={t('dashboard.trying')}
        loading={retriedText !== null}
        onRetry={() => void tryAgain()}
      />
    </div>
  );
}
