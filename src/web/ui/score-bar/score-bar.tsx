import { BarDrawing } from './drawing.tsx';
import { barLayouts, type ScoreBarScores } from './geometry.ts';
import styles from './score-bar.module.css';

/** Props of `ScoreBar`. */
export interface ScoreBarProps extends ScoreBarScores {
  /** 'bars': current and previous score, stacked. 'ratio': only the current value. */
  readonly chart: 'bars' | 'ratio';
  /** Formatted current score; not clamped, unlike the bar. */
  readonly currentText: string;
  /** Formatted previous score; '' if there is none. */
  readonly previousText: string;
  /** A first attempt has no track for a previous score. */
  readonly isFirst?: boolean;
  /** Accessible name with all numbers. */
  readonly label: string;
}

/** A score and the average of the population within the possible range. */
export function ScoreBar({ chart, label, isFirst = false, ...drawing }: ScoreBarProps) {
  const { slim, wide } = barLayouts[isFirst && chart === 'bars' ? 'first' : chart];
  return (
    <div className={styles[chart]} role="img" aria-label={label}>
      <BarDrawing {...drawing} frame={slim} className={styles.slim ?? ''} />
      <BarDrawing {...drawing} frame={wide} className={styles.wide ?? ''} />
    </div>
  );
}
