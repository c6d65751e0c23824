import { chartWords } from '../chart/words.ts';
import look from './chart-legend.module.css';

/** What the three marks of a score chart mean. Stands under every one of them. */
export function ChartLegend() {
  return (
    <ul className={look.legend}>
      <li>
        <svg viewBox="0 0 20 14" aria-hidden="true">
          <circle className={look.score} cx="10" cy="7" r="6.5" />
        </svg>
        {chartWords.myScore}
      </li>
      <li>
        <svg viewBox="0 0 20 14" aria-hidden="true">
          <path className={look.average} d="M10 -3v20" />
        </svg>
        {chartWords.average}
      </li>
      <li>
        <svg viewBox="0 0 20 14" aria-hidden="true">
          <rect className={look.range} x=".5" y="2.5" width="19" height="9" rx="4.5" />
        </svg>
        {chartWords.range}
      </li>
    </ul>
  );
}
