import { Level, type LevelProps } from '../level/level.tsx';
import styles from './result-line.module.css';

/** Props of `ResultLine`. */
export interface ResultLineProps {
  /** Name of the score; '' if the section has only one. */
  title: string;
  /** Level of the score. */
  level: LevelProps['level'];
  /** Name of the level, if it differs from the level itself. */
  name?: string;
  /** What changed for the person since the last attempt, as a sentence; '' if unknown. */
  change?: string;
}

/** One score on a dashboard card: its level and its change in words. */
export function ResultLine({ title, level, name, change = '' }: ResultLineProps) {
  return (
    <p className={styles.line}>
      {/* Spaces separate the announced words; the layout has its own gaps. */}
      {title && <span className={styles.muted}>{title}</span>} <Level level={level}>{name}</Level>{' '}
      {change && <span className={styles.muted}>{change}</span>}
    </p>
  );
}

/** A change that all scores of a card share. */
export function ResultChange({
  text,
}: {
  /** The change as a sentence. */
  text: string;
}) {
  return <p className={`${styles.line} ${styles.muted}`}>{text}</p>;
}
