import { classes } from '../theme/classes.ts';
import styles from './levels-chart.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

/** Props of `LevelsChart`. */
export interface LevelsChartProps {
  /** Unique names of the levels in order. */
  readonly levels: readonly string[];
  /** The current level. */
  readonly current: string;
  /** The previous level; null if there is none. */
  readonly previous: string | null;
  /** Accessible name with all information of the chart. */
  readonly label: string;
}

/** A list of levels that marks the current and the previous one by shape and text. */
export function LevelsChart({ levels, current, previous, label }: LevelsChartProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.levels} role="img" aria-label={label}>
      {levels.map((name) => {
        const [isCurrent, isPrevious] = [name === current, name === previous];
        return (
          <div key={name} className={classes(styles.level, isCurrent && styles.current)}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <circle className={styles.dot} cx="12" cy="12" r="4" />
              {isPrevious && <circle className={styles.previousMark} cx="12" cy="12" r="10" />}
              {isCurrent && <circle className={styles.currentMark} cx="12" cy="12" r="7" />}
            </svg>
            <span className={styles.name}>{name}</span>
            <span className={styles.marks}>
              {isCurrent && <b>{t('numbers.chart.current')}</b>}
              {isPrevious && <span>{t('numbers.chart.previous')}</span>}
            </span>
          </div>
        );
      })}
    </div>
  );
}
