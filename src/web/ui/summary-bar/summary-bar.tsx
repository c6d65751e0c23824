import type { CSSProperties } from 'react';
import { type SummaryState, stateClass } from '../state-mark/state-mark.tsx';
import { classes } from '../theme/classes.ts';
import styles from './summary-bar.module.css';

export interface SummaryBarProps {
  /** Length of the filled part, 0 to 1; anything beyond ends at the edge. */
  progress: number;
  /** 'grey' draws a dashed, empty bar whatever the progress; 'plain' a filled one in grey. */
  state: SummaryState;
  /** The number at the bar's end, such as '15 of 24'. */
  figure?: string;
  /** One sentence with everything the bar shows: title, number and state in words. */
  label: string;
}

/** One aspect of the overall summary as a pill that fills up to a ring. */
export function SummaryBar({ progress, state, figure, label }: SummaryBarProps) {
  const length = Math.min(Math.max(progress, 0), 1);
  return (
    <div role="img" aria-label={label} className={classes(styles.row, stateClass(state))}>
      <div className={classes(styles.bar, state === 'grey' && styles.empty)}>
        {state !== 'grey' && <i className={styles.fill} style={{ '--p': length } as CSSProperties} />}
      </div>
      {figure && <span className={styles.figure}>{figure}</span>}
    </div>
  );
}
