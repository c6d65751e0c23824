import type { ReactNode } from 'react';
import styles from './level.module.css';

/** Levels with a drawing, in ascending order. */
const levels = ['Low', 'Average', 'High'] as const;

/** Props of `Level`. */
export interface LevelProps {
  /** '' draws no discs. */
  readonly level: (typeof levels)[number] | '';
  /** Name of the level; default is the level itself. */
  readonly children?: ReactNode;
}

/** A level as one to three filled discs, and its name. */
export function Level({ level, children = level }: LevelProps) {
  const filled = levels.findIndex((one) => one === level) + 1;
  return (
    <span className={styles.level}>
      {filled > 0 && (
        <svg viewBox="0 0 41 16" aria-hidden="true">
          {levels.map((name, index) => (
            <circle
              key={name}
              className={index < filled ? styles.filled : styles.ring}
              cx={8 + index * 12.5}
              cy="8"
              r="6.6"
            />
          ))}
        </svg>
      )}
      {children}
    </span>
  );
}
