import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import { Level, type LevelProps } from '../level/level.tsx';
import styles from './result-line.module.css';

const icons = { more: ArrowUp, same: Equal, less: ArrowDown };

export interface ResultLineProps {
  /** Which score it is; '' where there is one alone. */
  title: string;
  /** How many discs are filled; '' for none. */
  level: LevelProps['level'];
  /** Of the level, where it is not its word. */
  name?: string;
  /** How it moved, as far as anybody can judge it. `hidden` follows the text for people who listen. */
  change?: { readonly way: keyof typeof icons; readonly text: string; readonly hidden: string };
}

/** One score on a card of the dashboard: its level in discs and a word, and a mark for its change. */
export function ResultLine({ title, level, name, change }: ResultLineProps) {
  const Icon = change && icons[change.way];
  return (
    <p className={styles.line}>
      {/* The spaces part what is read out; on screen the row has its own. */}
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
