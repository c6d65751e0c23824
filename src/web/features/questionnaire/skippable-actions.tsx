import { Button } from '#ui/button/button.tsx';
import type { SkippableActionsProps } from './question-controller.ts';
import styles from './skippable-actions.module.css';

/** The buttons of a question that can be skipped. */
export function SkippableActions({ controller, isSettled, Plain, ...props }: SkippableActionsProps) {
  const { instrument, position, value, isSending } = controller;
  const isLast = position.after === null;
  const isUnanswered = position.question !== null && value === null;
  if (!instrument.allowsMissing || !isUnanswered || isSending) return <Plain {...props} />;

  function skip() {
    // The second half of a double tap must not skip the question.
    if (!isSettled()) return;
    if (isLast) controller.finish();
    else controller.move('after');
  }

  return (
    <Plain {...props} className={styles.actions}>
      <Button variant="quiet" onClick={skip}>
        {/* On narrow screens the second part is for screen readers only. */}
        <span>
          Skip <span className={styles.what}>{isLast ? 'and finish' : 'this question'}</span>
        </span>
      </Button>
    </Plain>
  );
}
