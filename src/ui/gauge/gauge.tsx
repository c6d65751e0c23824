import chart from '../chart/chart.module.css';
import { chartWords } from '../chart/words.ts';
import { arcDiscs, gauge, pointAt } from './arc.ts';
import look from './gauge.module.css';

export interface GaugeProps {
  /** 0 to 100; null draws an empty arc. */
  readonly percentile: number | null;
  /** 'st', 'nd', 'rd' or 'th', drawn small beside the number. */
  readonly suffix: string;
  /** The sentence that names the picture and holds its number. */
  readonly label: string;
}

/** A half circle of discs, filled up to the percentile, with a marker exactly at it. */
export function Gauge({ percentile, suffix, label }: GaugeProps) {
  const { centre } = gauge;
  const marker = percentile === null ? null : pointAt(percentile);
  return (
    <svg
      className={`${chart.chart} ${look.gauge}`}
      viewBox={`0 0 ${gauge.width} ${gauge.height}`}
      role="img"
      aria-label={label}
    >
      <g className={chart.draws}>
        <g className={look.discs}>
          {arcDiscs(percentile).map(({ x, y, filled }) => (
            <circle
              key={x}
              className={filled ? look.on : look.off}
              cx={x}
              cy={y}
              r={filled ? gauge.filledRadius : gauge.ringRadius}
            />
          ))}
        </g>
        {marker && <circle className={look.marker} cx={marker.x} cy={marker.y} r="11" />}
        {marker && <circle className={look.core} cx={marker.x} cy={marker.y} r="4" />}
      </g>
      <text className={look.figure} x={centre.x} y="87" textAnchor="middle">
        {percentile ?? chartWords.none}
        {percentile !== null && (
          <tspan className={look.suffix} dx="3" dy="-13">
            {suffix}
          </tspan>
        )}
      </text>
      <text x={centre.x} y="105" textAnchor="middle">
        {chartWords.percentile}
      </text>
      <text x={pointAt(0).x} y="112" textAnchor="middle">
        0
      </text>
      <text x={pointAt(100).x} y="112" textAnchor="middle">
        100
      </text>
    </svg>
  );
}
