import type { ReactNode } from 'react';
import styles from './level.module.css';

/** The levels that have a drawing, from the lowest to the highest. */
const levels = ['Low', 'Average', 'High'] as const;

export interface LevelProps {
  readonly level: (typeof levels)[number];
  /** Words in place of the level's name, which must name it: 'Low, 0.2 to 1'. */
  readonly children?: ReactNode;
}

/** Low, Average or High: as many filled discs as the level is high, and always the word beside them. */
export function Level({ level, children = level }: LevelProps) {
  const filled = levels.indexOf(level) + 1;
  return (
    <span className={styles.level}>
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
      {children}
    </span>
  );
}
