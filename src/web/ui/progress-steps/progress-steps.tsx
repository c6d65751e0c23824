import { memo, type ReactElement } from 'react';
import styles from './progress-steps.module.css';

/** Props of `ProgressSteps`. */
export interface ProgressStepsProps {
  /** Number of steps, at least 1. */
  steps: number;
  /** Current step, from 1. Beyond `steps`, all are done. */
  current: number;
  /** Accessible name, for example "Question 7 of 20". The same text is next to the dots. */
  label: string;
}

/** A progress bar of one disc per step. The first step is 0 %: done discs overlap, the current one has a ring, later ones are small rings. */
export const ProgressSteps = memo(function ProgressSteps({ steps, current, label }: ProgressStepsProps) {
  return (
    <div
      className={styles.dots}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={steps}
      aria-valuenow={Math.min(Math.max(current, 1), steps + 1) - 1}
      aria-valuetext={`${current} / ${steps}`}
    >
      {Array.from({ length: steps }, (_, index) => getDot(index, getState(index + 1, current)))}
    </div>
  );
});

type State = 'done' | 'now' | 'next';

const dots: Record<State, ReactElement[]> = { done: [], now: [], next: [] };

/** Caches elements by index and state, so that React compares only the changed discs. */
function getDot(index: number, state: State): ReactElement {
  return (dots[state][index] ??= <i key={index} className={styles[state]} />);
}

function getState(step: number, current: number): State {
  if (step === current) return 'now';
  return step < current ? 'done' : 'next';
}
