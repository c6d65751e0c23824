import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { titleId } from './feedback-frame.tsx';

import styles from './unsent-answers.module.css';
import { unsentMessages as text } from './unsent-messages.ts';

export interface UnsentAnswersProps {
  readonly problems: readonly string[];
  readonly send: (() => void) | null;
  /** An earlier result is below and must not be taken for this one. */
  readonly earlierBelow: boolean;
}

/** Says that answers have not been sent, and why, and offers to send them again. */
export function UnsentAnswers({ problems, send, earlierBelow }: UnsentAnswersProps) {
  function sendAgain() {
    // This block goes while the answers are on their way: focus must not go with it.
    document.getElementById(titleId)?.focus();
    send?.();
  }

  return (
    <Alert tone={problems.length > 0 ? 'error' : 'info'}>
      <div className={styles.unsent}>
        {send && <p>{text.unsent}</p>}
        {problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            {problem}
          </p>
        ))}
        {earlierBelow && <p>{text.unsentBefore}</p>}
        {send && <Button onClick={sendAgain}>{text.sendAgain}</Button>}
      </div>
    </Alert>
  );
}
