import styles from './chart-legend.module.css';
import { Legend, LegendItem } from './legend.tsx';
import { useTranslation } from '#web-language/use-translation.ts';

/** Props of `ChartLegend`. */
export interface ChartLegendProps {
  /** Whether the chart has the average of all ages. */
  readonly average?: boolean;
  /** Label of the mark of the user's age band, with its value; undefined if it is not drawn. */
  readonly ownAge?: string;
  /** Whether the chart has a likely range. */
  readonly confidenceInterval?: boolean;
}

/** Legend of a score chart. Optional marks are listed only if they are drawn. */
export function ChartLegend({ average = true, ownAge, confidenceInterval = false }: ChartLegendProps) {
  const { t } = useTranslation();
  return (
    <Legend>
      <LegendItem mark={<circle className={styles.score} cx="10" cy="7" r="6.5" />}>
        {t('numbers.chart.myScore')}
      </LegendItem>
      {average && (
        <LegendItem mark={<path className={styles.average} d="M10 -3v20" />}>
          {t('numbers.chart.average')}
        </LegendItem>
      )}
      {ownAge && (
        <LegendItem mark={<path className={styles.ownAge} d="M10 -1l6 8l-6 8l-6 -8z" />}>{ownAge}</LegendItem>
      )}
      {confidenceInterval && (
        <LegendItem mark={<path className={styles.likely} d="M1 3v8M1 7H19M19 3v8" />}>
          {t('numbers.chart.likely')}
        </LegendItem>
      )}
      <LegendItem mark={<rect className={styles.range} x=".5" y="2.5" width="19" height="9" rx="4.5" />}>
        {t('numbers.chart.range')}
      </LegendItem>
    </Legend>
  );
}
