import { chartMessages } from '../chart/messages.ts';
import { classes } from '../theme/classes.ts';
import styles from './levels-chart.module.css';

export interface LevelsChartProps {
  /** Names of the levels in their order, each once. */
  readonly levels: readonly string[];
  /** Which of them the person is at, and was at before; null where there is none to show. */
  readonly current: string;
  /** The level before this one; null where there is none to show. */
  readonly previous: string | null;
  /** Names the picture and holds all that it shows. */
  readonly sentence: string;
}

/** The levels that there are, one under the other, with the person's own and the one before marked in shape and words. */
export function LevelsChart({ levels, current, previous, sentence }: LevelsChartProps) {
  return (
    <div className={styles.levels} role="img" aria-label={sentence}>
      {levels.map((name) => {
        const [isCurrent, isPrevious] = [name === current, name === previous];
        return (
          <div key={name} className={classes(styles.level, isCurrent && styles.current)}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <circle className={styles.place} cx="12" cy="12" r="4" />
              {isPrevious && <circle className={styles.was} cx="12" cy="12" r="10" />}
              {isCurrent && <circle className={styles.is} cx="12" cy="12" r="7" />}
            </svg>
            <span className={styles.name}>{name}</span>
            <span className={styles.marks}>
              {isCurrent && <b>{chartMessages.current}</b>}
              {isPrevious && <span>{chartMessages.previous}</span>}
            </span>
          </div>
        );
      })}
    </div>
  );
}
