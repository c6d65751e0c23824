import { chartMessages } from '../chart/messages.ts';
import { Legend, LegendItem } from '../chart-legend/legend.tsx';
import styles from './history-chart.module.css';

/** A non-breaking space. */
const noBreakSpace = '\u00a0';

/** Props of `HistoryLegend`. */
export interface HistoryLegendProps {
  /** Average of all ages, in score points. */
  readonly average: number;
  /** In score points; null if it is not drawn. */
  readonly band: { readonly from: number; readonly to: number } | null;
  /** Whether the chart has attempts that are not compared. */
  readonly hasUncompared: boolean;
}

/** Legend of a history chart, with the values of average and band. Lists only drawn marks. */
export function HistoryLegend({ average, band, hasUncompared }: HistoryLegendProps) {
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
        {chartMessages.myScore}
      </LegendItem>
      <LegendItem mark={<path className={styles.average} d="M0 7h20" />}>
        {chartMessages.average} {average}
      </LegendItem>
      {band && (
        <LegendItem mark={<rect className={styles.band} x=".5" y="1" width="19" height="12" />}>
          {chartMessages.band} {[band.from, chartMessages.to, band.to].join(noBreakSpace)}
        </LegendItem>
      )}
      {hasUncompared && (
        <LegendItem mark={<circle className={styles.uncompared} cx="10" cy="7" r="4" />}>
          {chartMessages.uncompared}
        </LegendItem>
      )}
    </Legend>
  );
}
