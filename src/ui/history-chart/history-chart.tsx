import { Drawing } from './drawing.tsx';
import { frames, type History } from './geometry.ts';
import look from './history-chart.module.css';
import { HistoryLegend } from './history-legend.tsx';

export interface HistoryChartProps extends History {
  /** Score points between two ticks. */
  readonly tickStep: number;
  /** Names the picture: count, days, first, last, lowest and highest value, average and band. */
  readonly sentence: string;
}

/** All attempts at one score over time, on the norm's band, with the average of all ages. */
export function HistoryChart({ sentence, ...drawing }: HistoryChartProps) {
  return (
    <div className={look.history}>
      <div role="img" aria-label={sentence}>
        <Drawing {...drawing} frame={frames.slim} className={look.slim ?? ''} />
        <Drawing {...drawing} frame={frames.wide} className={look.wide ?? ''} />
      </div>
      <HistoryLegend
        average={drawing.average}
        band={drawing.band}
        apart={drawing.attempts.some(({ compared }) => !compared)}
      />
    </div>
  );
}
