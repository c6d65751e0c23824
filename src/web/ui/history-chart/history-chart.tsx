import { HistoryDrawing } from './drawing.tsx';
import { type HistoryChartData, historyLayouts } from './geometry.ts';
import styles from './history-chart.module.css';
import { HistoryLegend } from './history-legend.tsx';

/** Props of `HistoryChart`. */
export interface HistoryChartProps extends HistoryChartData {
  /** Score points between two ticks. */
  readonly tickStep: number;
  /** Accessible name: count, days, first, last, lowest and highest value, average and band. */
  readonly label: string;
}

/** All attempts of one score over time, with the band of the norm and the average of all ages. */
export function HistoryChart({ label, ...drawing }: HistoryChartProps) {
  return (
    <div className={styles.history}>
      <div role="img" aria-label={label}>
        <HistoryDrawing {...drawing} frame={historyLayouts.slim} className={styles.slim ?? ''} />
        <HistoryDrawing {...drawing} frame={historyLayouts.wide} className={styles.wide ?? ''} />
      </div>
      <HistoryLegend
        average={drawing.average}
        band={drawing.band}
        hasUncompared={drawing.attempts.some(({ compared }) => !compared)}
      />
    </div>
  );
}
