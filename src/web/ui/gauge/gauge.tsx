import chart from '../chart/chart.module.css';
import { chartMessages } from '../chart/messages.ts';
import { arcDiscs, gauge, likelyArc, pointAt } from './arc.ts';
import styles from './gauge.module.css';

export interface GaugeProps {
  /** 0 to 100; null draws an empty arc. */
  readonly percentile: number | null;
  /** The score can be no lower or no higher: a mark at that end and two words, in the place of a percentile. */
  readonly end?: 'lowest' | 'highest';
  /** Between which percentiles the score may lie; too small a part of the arc is not drawn. Null or nothing where nobody knows. */
  readonly likely?: { readonly from: number; readonly to: number } | null;
  /** 'st', 'nd', 'rd' or 'th', drawn small beside the number. */
  readonly suffix: string;
  /** The sentence that names the picture and holds its number. */
  readonly label: string;
}

const ends = { lowest: 0, highest: 100 } as const;

/** A half circle of discs, filled up to the percentile, with a marker exactly at it. */
export function Gauge({ percentile, end, likely, suffix, label }: GaugeProps) {
  const { centre } = gauge;
  const at = end === undefined ? percentile : ends[end];
  const marker = at === null ? null : pointAt(at);
  return (
    <svg
      className={`${chart.chart} ${styles.gauge}`}
      viewBox={`0 0 ${gauge.width} ${gauge.height}`}
      role="img"
      aria-label={label}
    >
      <g className={chart.draws}>
        <g className={styles.discs}>
          {arcDiscs(at).map(({ x, y, filled }) => (
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
          <path className={styles.likely} d={likelyArc(likely.from, likely.to)} />
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
        {end === undefined ? chartMessages.percentile : chartMessages.thereIs}
      </text>
      {end === undefined && (
        <>
          <text x={pointAt(0).x} y="112" textAnchor="middle">
            0
          </text>
          <text x={pointAt(100).x} y="112" textAnchor="middle">
            100
          </text>
        </>
      )}
    </svg>
  );
}
