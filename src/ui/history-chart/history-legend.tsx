import legend from '../chart-legend/chart-legend.module.css';
import { chartWords } from '../chart/words.ts';
import look from './history-chart.module.css';

/** A space at which no line ends. */
const unbroken = '\u00a0';

export interface HistoryLegendProps {
  readonly average: number;
  /** In score points; null where no band is drawn. */
  readonly band: { readonly from: number; readonly to: number } | null;
  /** Are there attempts that are not compared? */
  readonly apart: boolean;
}

/** What the marks of a history mean, with the numbers that would be lost among the lines; only those drawn. */
export function HistoryLegend({ average, band, apart }: HistoryLegendProps) {
  return (
    <ul className={legend.legend}>
      <li>
        <svg viewBox="0 0 20 14" aria-hidden="true">
          <path className={look.line} d="M0 10L20 4" />
          <circle className={look.dot} cx="10" cy="7" r="4" />
        </svg>
        {chartWords.myScore}
      </li>
      <li>
        <svg viewBox="0 0 20 14" aria-hidden="true">
          <path className={look.average} d="M0 7h20" />
        </svg>
        {chartWords.average} {average}
      </li>
      {band && (
        <li>
          <svg viewBox="0 0 20 14" aria-hidden="true">
            <rect className={look.band} x=".5" y="1" width="19" height="12" />
          </svg>
          {chartWords.band} {[band.from, chartWords.to, band.to].join(unbroken)}
        </li>
      )}
      {apart && (
        <li>
          <svg viewBox="0 0 20 14" aria-hidden="true">
            <circle className={look.apart} cx="10" cy="7" r="4" />
          </svg>
          {chartWords.apart}
        </li>
      )}
    </ul>
  );
}
