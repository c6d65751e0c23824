import type { ReactNode } from 'react';
import styles from './level.module.css';

/** Props of `Level`. */
export interface LevelProps {
  /** Name of the level if there are no children. */
  readonly level: 'Low' | 'Average' | 'High' | '';
  /** Another name of the level. */
  readonly children?: ReactNode;
}

/**
 * The name of a level. It has the same mark for every level: a mark with more or less of something would look like
 * praise, also where more is worse.
 */
export function Level({ level, children = level }: LevelProps) {
  return <span className={styles.level}>{children}</span>;
}
