import { Legend, LegendItem } from '../chart-legend/legend.tsx';
import styles from './history-chart.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

/** Props of `HistoryLegend`. */
export interface HistoryLegendProps {
  /** Average of all ages, in score points; null if it is not drawn. */
  readonly average: number | null;
  /** In score points; null if it is not drawn. */
  readonly band: { readonly from: number; readonly to: number } | null;
  /** Whether the chart has attempts that are not compared. */
  readonly hasUncompared: boolean;
}

/** Legend of a history chart, with the values of average and band. Lists only drawn marks. */
export function HistoryLegend({ average, band, hasUncompared }: HistoryLegendProps) {
  const { t } = useTranslation();
  return (
    <Legend>
      <LegendItem
        mark={
          <>
            <path className={styles.line} d="M0 10L20 4" />
            <circle className={styles.dot} cx="10" cy="7" r="4" />
          </>
        }
      >
        {t('numbers.chart.myScore')}
      </LegendItem>
      {average !== null && (
        <LegendItem mark={<path className={styles.average} d="M0 7h20" />}>
          {t('numbers.chart.averageIs', { score: String(average) })}
        </LegendItem>
      )}
      {band && (
        <LegendItem mark={<rect className={styles.band} x=".5" y="1" width="19" height="12" />}>
          {t('numbers.chart.band', { from: String(band.from), to: String(band.to) })}
        </LegendItem>
      )}
      {hasUncompared && (
        <LegendItem mark={<circle className={styles.uncompared} cx="10" cy="7" r="4" />}>
          {t('numbers.chart.uncompared')}
        </LegendItem>
      )}
    </Legend>
  );
}
