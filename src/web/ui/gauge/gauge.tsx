import chart from '../chart/chart.module.css';
import { createArcDiscs, createLikelyArc, gauge, getPoint } from './arc.ts';
import styles from './gauge.module.css';

/** Props of `Gauge`. */
export interface GaugeProps {
  /** Position of the score in the reference group, 0 to 100. */
  readonly position: number;
  /** Likely range in percentiles; not drawn if it is narrower than 3. Null or undefined if unknown. */
  readonly confidenceInterval?: { readonly from: number; readonly to: number } | null;
  /** The position in words, displayed below the arc. */
  readonly caption: string;
  /** Accessible name, with the percentile. */
  readonly label: string;
}

/**
 * A half circle of equal discs with a marker at the position of the score. Nothing is filled, because a full arc would
 * look like praise where a high score is hard for the person.
 */
export function Gauge({ position, confidenceInterval, caption, label }: GaugeProps) {
  const marker = getPoint(position);
  return (
    <figure className={styles.gauge}>
      <svg
        className={chart.chart}
        viewBox={`0 0 ${gauge.width} ${gauge.height}`}
        role="img"
        aria-label={label}
      >
        {/* Some screen readers also read the shapes of an image. */}
        <g className={chart.draws} aria-hidden="true">
          {createArcDiscs().map(({ x, y }) => (
            <circle key={x} className={styles.disc} cx={x} cy={y} r={gauge.discRadius} />
          ))}
          {confidenceInterval && confidenceInterval.to - confidenceInterval.from >= 3 && (
            <path
              className={styles.likely}
              d={createLikelyArc(confidenceInterval.from, confidenceInterval.to)}
            />
          )}
          <circle className={styles.marker} cx={marker.x} cy={marker.y} r="11" />
          <circle className={styles.core} cx={marker.x} cy={marker.y} r="4" />
        </g>
      </svg>
      {/* Part of the accessible name. */}
      <figcaption aria-hidden="true">{caption}</figcaption>
    </figure>
  );
}
