import type { ReactNode } from 'react';
import { classes } from '../theme/classes.ts';
import styles from './state-mark.module.css';

/** The four states of the overall summary, and 'plain' for what is shown without a judgement. */
export type SummaryState = 'red' | 'green' | 'blue' | 'grey' | 'plain';

/** The class that gives a subtree the colours of a state: what is below it reads only `--st-*`. */
export function stateClass(state: SummaryState): string {
  return styles[state] ?? '';
}

export interface StateMarkProps {
  /** Which colour and shape: as the summary has judged, or plain. */
  state: SummaryState;
  /** What the state says in words; the mark never stands alone. */
  children: ReactNode;
}

/** A state as colour, shape and words: the disc is a quarter, half or wholly filled, or a ring: dashed where nothing is calculated. */
export function StateMark({ state, children }: StateMarkProps) {
  return (
    <p className={classes(styles.mark, stateClass(state))}>
      <svg viewBox="0 0 22 22" aria-hidden="true">
        {shapes[state]}
      </svg>
      <span>{children}</span>
    </p>
  );
}

const ring = <circle className={styles.ring} cx="11" cy="11" r="9.5" />;

const shapes: Record<SummaryState, ReactNode> = {
  red: (
    <>
      {ring}
      <path className={styles.phase} d="M11 11V1.5a9.5 9.5 0 0 1 9.5 9.5z" />
    </>
  ),
  green: (
    <>
      {ring}
      <path className={styles.phase} d="M11 1.5a9.5 9.5 0 0 1 0 19z" />
    </>
  ),
  blue: (
    <>
      <circle className={styles.phase} cx="11" cy="11" r="10.5" />
      <path className={styles.tick} d="m6.6 11.4 3 3 5.8-6.2" />
    </>
  ),
  plain: ring,
  grey: <circle className={classes(styles.ring, styles.dashed)} cx="11" cy="11" r="9.5" />,
};
