import { BarDrawing } from './drawing.tsx';
import { barLayouts, type Scores } from './geometry.ts';
import styles from './score-bar.module.css';

export interface ScoreBarProps extends Scores {
  /** 'bars': current and previous, one under the other. 'ratio': the current value alone. */
  readonly chart: 'bars' | 'ratio';
  /** The numbers as they are in the discs; whole, even where the bar ends at the edge of the range. */
  readonly currentText: string;
  /** The same of the previous score; '' where there is none. */
  readonly previousText: string;
  /** Names the picture and holds all its numbers. */
  readonly sentence: string;
}

/** A score against the population's average within the possible range. */
export function ScoreBar({ chart, sentence, ...drawing }: ScoreBarProps) {
  return (
    <div className={styles[chart]} role="img" aria-label={sentence}>
      <BarDrawing {...drawing} frame={barLayouts[chart].slim} className={styles.slim ?? ''} />
      <BarDrawing {...drawing} frame={barLayouts[chart].wide} className={styles.wide ?? ''} />
    </div>
  );
}
