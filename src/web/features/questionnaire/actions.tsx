import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { classes } from '#ui/theme/classes.ts';
import styles from './questionnaire.module.css';
import { screenMessages } from './screen-messages.ts';

interface Props {
  /** Each button is shown when its action is given. */
  leave: (() => void) | undefined;
  back: (() => void) | undefined;
  next: (() => void) | undefined;
  finish: (() => void) | undefined;
  finishLabel: string;
  /** The answers are being sent. */
  busy: boolean;
  className?: string;
  /** Between the ways back and on. */
  children?: ReactNode;
}

// The same elements for every question: React then leaves them alone.
const backwards = <ArrowLeft aria-hidden="true" />;
const onwards = <ArrowRight aria-hidden="true" />;

/** The ways out, back and on; in a window that is high enough they stay at the lower edge while the question scrolls. */
export function Actions({ leave, back, next, finish, finishLabel, busy, className, children }: Props) {
  return (
    <div className={classes(styles.actions, className)}>
      {leave && (
        <Button variant="ghost" onClick={leave}>
          {screenMessages.leave}
        </Button>
      )}
      {back && (
        <Button variant="ghost" icon={backwards} onClick={back}>
          {screenMessages.back}
        </Button>
      )}
      {children}
      {next && (
        <Button className={styles.onward} after={onwards} onClick={next}>
          {screenMessages.next}
        </Button>
      )}
      {finish && (
        <Button className={styles.onward} busy={busy} busyText={screenMessages.sending} onClick={finish}>
          {finishLabel}
        </Button>
      )}
    </div>
  );
}
