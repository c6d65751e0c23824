import type { ReactNode } from 'react';
import { classes } from '../theme/classes.ts';
import look from './state-mark.module.css';

/** The four states of the overall summary. */
export type SummaryState = 'red' | 'green' | 'blue' | 'grey';

/** The class that gives a subtree the colours of a state: what stands below it reads only `--st-*`. */
export function stateClass(state: SummaryState): string {
  return look[state] ?? '';
}

export interface StateMarkProps {
  state: SummaryState;
  /** What the state says in words; the mark never stands alone. */
  children: ReactNode;
}

/** A state as colour, shape and words: the disc is a quarter, half or wholly filled, or a dashed ring. */
export function StateMark({ state, children }: StateMarkProps) {
  return (
    <p className={classes(look.mark, stateClass(state))}>
      <svg viewBox="0 0 22 22" aria-hidden="true">
        {shapes[state]}
      </svg>
      <span>{children}</span>
    </p>
  );
}

const ring = <circle className={look.ring} cx="11" cy="11" r="9.5" />;

const shapes: Record<SummaryState, ReactNode> = {
  red: (
    <>
      {ring}
      <path className={look.phase} d="M11 11V1.5a9.5 9.5 0 0 1 9.5 9.5z" />
    </>
  ),
  green: (
    <>
      {ring}
      <path className={look.phase} d="M11 1.5a9.5 9.5 0 0 1 0 19z" />
    </>
  ),
  blue: (
    <>
      <circle className={look.phase} cx="11" cy="11" r="10.5" />
      <path className={look.tick} d="m6.6 11.4 3 3 5.8-6.2" />
    </>
  ),
  grey: <circle className={classes(look.ring, look.dashed)} cx="11" cy="11" r="9.5" />,
};
