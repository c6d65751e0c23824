import type { CSSProperties } from 'react';
import { type SummaryState, stateClass } from '../state-mark/state-mark.tsx';
import { classes } from '../theme/classes.ts';
import styles from './summary-score-bar.module.css';

/** Props of `SummaryScoreBar`. */
export interface SummaryScoreBarProps {
  /** Filled fraction, clamped to 0 to 1. */
  progress: number;
  /** 'grey' draws a dashed, empty bar for any progress; 'plain' a filled one in grey. */
  state: SummaryState;
  /** Text after the bar, such as '15 of 24'. */
  valueLabel?: string;
  /** Accessible name: title, number and state. */
  label: string;
}

/** A summary score as a progress bar. */
export function SummaryScoreBar({ progress, state, valueLabel, label }: SummaryScoreBarProps) {
  const length = Math.min(Math.max(progress, 0), 1);
  return (
    <div role="img" aria-label={label} className={classes(styles.row, stateClass(state))}>
      <div className={classes(styles.bar, state === 'grey' && styles.empty)}>
        {state !== 'grey' && <i className={styles.fill} style={{ '--p': length } as CSSProperties} />}
      </div>
      {valueLabel && <span className={styles.figure}>{valueLabel}</span>}
    </div>
  );
}
