import type { ReactNode } from 'react';
import { classes } from '../theme/classes.ts';
import styles from './state-mark.module.css';

/** The four states of the summary, and 'plain' for a value without evaluation. */
export type SummaryState = 'red' | 'green' | 'blue' | 'grey' | 'plain';

/** The class that sets the colours of a state, `--st-*`, for a subtree. */
export function stateClass(state: SummaryState): string {
  return styles[state] ?? '';
}

/** Props of `StateMark`. */
export interface StateMarkProps {
  /** The state, which sets colour and shape. */
  state: SummaryState;
  /** Text of the state. */
  children: ReactNode;
}

/**
 * A state as colour, shape and text: a disc filled by a quarter, half or fully, or a ring, which is dashed for
 * missing results.
 */
export function StateMark({ state, children }: StateMarkProps) {
  return (
    <span className={classes(styles.mark, stateClass(state))}>
      <svg viewBox="0 0 22 22" aria-hidden="true">
        {shapes[state]}
      </svg>
      <span>{children}</span>
    </span>
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
