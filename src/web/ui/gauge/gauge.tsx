import chart from '../chart/chart.module.css';
import { chartMessages } from '../chart/messages.ts';
import { createArcDiscs, gauge, createLikelyArc, getPoint } from './arc.ts';
import styles from './gauge.module.css';

/** Props of `Gauge`. */
export interface GaugeProps {
  /** 0 to 100; null draws an empty arc. */
  readonly percentile: number | null;
  /** The score is the lowest or highest possible: a mark at that end and a text replace the percentile. */
  readonly end?: 'lowest' | 'highest';
  /** Likely range in percentiles; not drawn if it is narrower than 3. Null or undefined if unknown. */
  readonly likely?: { readonly from: number; readonly to: number } | null;
  /** 'st', 'nd', 'rd' or 'th', in small type after the number. */
  readonly suffix: string;
  /** Accessible name, including the value. */
  readonly label: string;
}

const ends = { lowest: 0, highest: 100 } as const;

/** A half circle of discs, filled up to the percentile, with a marker at the exact value. */
export function Gauge({ percentile, end, likely, suffix, label }: GaugeProps) {
  const { centre } = gauge;
  const value = end === undefined ? percentile : ends[end];
  const marker = value === null ? null : getPoint(value);
  return (
    <svg
      className={`${chart.chart} ${styles.gauge}`}
      viewBox={`0 0 ${gauge.width} ${gauge.height}`}
      role="img"
      aria-label={label}
    >
      <g className={chart.draws}>
        <g className={styles.discs}>
          {createArcDiscs(value).map(({ x, y, filled }) => (
            <circle
              key={x}
              className={filled ? styles.on : styles.off}
              cx={x}
              cy={y}
              r={filled ? gauge.filledRadius : gauge.ringRadius}
            />
          ))}
        </g>
        {likely && likely.to - likely.from >= 3 && (
          <path className={styles.likely} d={createLikelyArc(likely.from, likely.to)} />
        )}
        {marker && <circle className={styles.marker} cx={marker.x} cy={marker.y} r="11" />}
        {marker && <circle className={styles.core} cx={marker.x} cy={marker.y} r="4" />}
      </g>
      <text
        className={end === undefined ? styles.figure : styles.end}
        x={centre.x}
        y="87"
        textAnchor="middle"
      >
        {end === undefined ? (percentile ?? chartMessages.none) : chartMessages.end[end]}
        {percentile !== null && (
          <tspan className={styles.suffix} dx="3" dy="-13">
            {suffix}
          </tspan>
        )}
      </text>
      <text x={centre.x} y="105" textAnchor="middle">
        {end === undefined ? chartMessages.percentile : chartMessages.possibleScore}
      </text>
      {end === undefined && (
        <>
          <text x={getPoint(0).x} y="112" textAnchor="middle">
            0
          </text>
          <text x={getPoint(100).x} y="112" textAnchor="middle">
            100
          </text>
        </>
      )}
    </svg>
  );
}
