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
export function ProgressDots({ steps, current, label }: ProgressDotsProps) {
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
      {Array.from({ length: steps }, (_, index) => (
        <i key={index} className={styles[stateOf(index + 1, current)]} />
      ))}
    </div>
  );
}

function stateOf(step: number, current: number): 'done' | 'now' | 'next' {
  if (step === current) return 'now';
  return step < current ? 'done' : 'next';
}
