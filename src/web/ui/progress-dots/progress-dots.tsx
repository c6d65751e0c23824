import { memo, type ReactElement } from 'react';
import styles from './progress-dots.module.css';

export interface ProgressDotsProps {
  /** How many steps there are, at least 1. */
  steps: number;
  /** The step one is at, from 1. Beyond `steps`, all are done. */
  current: number;
  /** The name for assistive technology, for example "Question 7 of 20". The same text is beside the dots. */
  label: string;
}

/** One disc per step: those done overlap and mix, the current one is a core with a ring, later ones are small rings. */
export const ProgressDots = memo(function ProgressDots({ steps, current, label }: ProgressDotsProps) {
  return (
    <div
      className={styles.dots}
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={steps}
      aria-valuenow={Math.min(Math.max(current, 1), steps)}
      aria-valuetext={`${current} / ${steps}`}
    >
      {Array.from({ length: steps }, (_, index) => dot(index, stateOf(index + 1, current)))}
    </div>
  );
});

type State = 'done' | 'now' | 'next';

const drawn: Record<State, ReactElement[]> = { done: [], now: [], next: [] };

/** The same element for the same state: from step to step React then looks at two discs, not at all of them. */
function dot(index: number, state: State): ReactElement {
  return (drawn[state][index] ??= <i key={index} className={styles[state]} />);
}

function stateOf(step: number, current: number): State {
  if (step === current) return 'now';
  return step < current ? 'done' : 'next';
}
