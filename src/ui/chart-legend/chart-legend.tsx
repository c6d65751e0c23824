import { chartWords } from '../chart/words.ts';
import look from './chart-legend.module.css';
import { Legend, LegendItem } from './legend.tsx';

/** What the three marks of a score chart mean. Stands under every one of them. */
export function ChartLegend() {
  return (
    <Legend>
      <LegendItem mark={<circle className={look.score} cx="10" cy="7" r="6.5" />}>
        {chartWords.myScore}
      </LegendItem>
      <LegendItem mark={<path className={look.average} d="M10 -3v20" />}>{chartWords.average}</LegendItem>
      <LegendItem mark={<rect className={look.range} x=".5" y="2.5" width="19" height="9" rx="4.5" />}>
        {chartWords.range}
      </LegendItem>
    </Legend>
  );
}
