import type { CSSProperties } from 'react';
import { classes } from '../theme/classes.ts';
import { stateClass, type SummaryState } from '../state-mark/state-mark.tsx';
import look from './summary-bar.module.css';

export interface SummaryBarProps {
  /** Length of the filled part, 0 to 1; anything beyond ends at the edge. */
  progress: number;
  /** 'grey' draws a dashed, empty bar whatever the progress. */
  state: SummaryState;
  /** One sentence with everything the bar shows: title, number and state in words. */
  label: string;
}

/** One aspect of the overall summary as a pill that fills up to a ring. */
export function SummaryBar({ progress, state, label }: SummaryBarProps) {
  const length = Math.min(Math.max(progress, 0), 1);
  return (
    <div
      role="img"
      aria-label={label}
      className={classes(look.bar, stateClass(state), state === 'grey' && look.empty)}
    >
      {state !== 'grey' && <i className={look.fill} style={{ '--p': length } as CSSProperties} />}
    </div>
  );
}
