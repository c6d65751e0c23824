import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import { Level, type LevelProps } from '../level/level.tsx';
import styles from './result-line.module.css';

const icons = { more: ArrowUp, same: Equal, less: ArrowDown };

/** Props of `ResultLine`. */
export interface ResultLineProps {
  /** Name of the score; '' if the section has only one. */
  title: string;
  /** Number of filled discs; '' for none. */
  level: LevelProps['level'];
  /** Name of the level, if it differs from the level itself. */
  name?: string;
  /** Change since the last attempt, if known. `hidden` is announced after the text. */
  change?: { readonly direction: keyof typeof icons; readonly text: string; readonly hidden: string };
}

/** One score on a dashboard card: level as discs and word, and its change. */
export function ResultLine({ title, level, name, change }: ResultLineProps) {
  const Icon = change && icons[change.direction];
  return (
    <p className={styles.line}>
      {/* Spaces separate the announced words; the layout has its own gaps. */}
      {title && <span className={styles.title}>{title}</span>} <Level level={level}>{name}</Level>{' '}
      {change && Icon && (
        <span className={styles.change}>
          <Icon aria-hidden="true" />
          {change.text}
          <span className="sr"> {change.hidden}</span>
        </span>
      )}
    </p>
  );
}
