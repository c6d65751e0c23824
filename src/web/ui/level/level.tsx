import type { ReactNode } from 'react';
import styles from './level.module.css';

/** The levels that have a drawing, from the lowest to the highest. */
const levels = ['Low', 'Average', 'High'] as const;

export interface LevelProps {
  /** '' draws no discs: the words stand alone. */
  readonly level: (typeof levels)[number] | '';
  /** Words in place of the level's own, which must name it: 'Moderate', 'Low, 0.2 to 1'. */
  readonly children?: ReactNode;
}

/** A level: as many filled discs as its word is high, and always its name beside them. */
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
