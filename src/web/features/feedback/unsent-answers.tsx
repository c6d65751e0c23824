import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { titleId } from './feedback-frame.tsx';

import styles from './unsent-answers.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

export interface UnsentAnswersProps {
  readonly problems: readonly string[];
  readonly send: (() => void) | null;
  /** An earlier result is displayed below. */
  readonly hasEarlierResult: boolean;
}

/** Says that answers are not sent, and why, with a button to send them. */
export function UnsentAnswers({ problems, send, hasEarlierResult }: UnsentAnswersProps) {
  const { t } = useTranslation();
  function sendAgain() {
    // This block is removed while the answers are being sent, so the focus moves to the title.
    document.getElementById(titleId)?.focus();
    send?.();
  }

  return (
    <Alert status={problems.length > 0 ? 'error' : 'info'}>
      <div className={styles.unsent}>
        {send && <p>{t('results.unsent.unsent')}</p>}
        {problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            {problem}
          </p>
        ))}
        {hasEarlierResult && <p>{t('results.unsent.unsentBefore')}</p>}
        {send && <Button onClick={sendAgain}>{t('results.unsent.sendAgain')}</Button>}
      </div>
    </Alert>
  );
}
