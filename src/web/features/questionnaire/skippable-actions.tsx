import { Button } from '#ui/button/button.tsx';
import type { SkippableProps } from './question-controller.ts';
import styles from './skippable-actions.module.css';

/** The ways out, back and on, and past a question that may be left out. */
export function SkippableActions({ asking, settled, Plain, ...props }: SkippableProps) {
  const { instrument, place, value, busy } = asking;
  const ends = place.after === null;
  const open = place.question !== null && value === null;
  if (!instrument.allowsMissing || !open || busy) return <Plain {...props} />;

  function skip() {
    // The second half of a double tap on the question before is no wish to leave out this one.
    if (!settled()) return;
    if (ends) asking.finish();
    else asking.move('after');
  }

  return (
    <Plain {...props} className={styles.actions}>
      <Button variant="quiet" onClick={skip}>
        {/* Where there is little room for the second part, it is for those alone who hear it. */}
        <span>
          Skip <span className={styles.what}>{ends ? 'and finish' : 'this question'}</span>
        </span>
      </Button>
    </Plain>
  );
}
