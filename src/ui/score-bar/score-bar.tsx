import { Drawing } from './drawing.tsx';
import { frames, type Scores } from './geometry.ts';
import look from './score-bar.module.css';

export interface ScoreBarProps extends Scores {
  /** 'bars': current and previous, one under the other. 'ratio': the current value alone. */
  readonly chart: 'bars' | 'ratio';
  /** The numbers as they stand in the discs; whole, even where the bar ends at the edge of the range. */
  readonly currentText: string;
  readonly previousText: string;
  /** Names the picture and holds all its numbers. */
  readonly sentence: string;
}

/** A score against the population's average within the possible range. */
export function ScoreBar({ chart, sentence, ...drawing }: ScoreBarProps) {
  return (
    <div className={look[chart]} role="img" aria-label={sentence}>
      <Drawing {...drawing} frame={frames[chart].slim} className={look.slim ?? ''} />
      <Drawing {...drawing} frame={frames[chart].wide} className={look.wide ?? ''} />
    </div>
  );
}
