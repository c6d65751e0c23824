import chart from '../chart/chart.module.css';
import { listTicks } from '../score-bar/geometry.ts';
import { classes } from '../theme/classes.ts';
import { type HistoryChartData, type HistoryLayout, computeHistoryGeometry } from './geometry.ts';
import styles from './history-chart.module.css';

/** Props of `HistoryDrawing`. */
export interface HistoryDrawingProps extends HistoryChartData {
  /** Dimensions of the drawing. */
  readonly frame: HistoryLayout;
  /** Score points between two grid lines. */
  readonly tickStep: number;
  /** Class that displays the drawing at matching widths. */
  readonly className: string;
}

/** One size of the chart. Hidden from screen readers: `HistoryChart` has the accessible name. */
export function HistoryDrawing({ frame, tickStep, className, ...history }: HistoryDrawingProps) {
  const { dots, dotRadius, labels, last, path, uncompared, average, band, days, toY } =
    computeHistoryGeometry(history, frame);
  return (
    <svg
      className={`${chart.chart} ${styles.drawing} ${className}`}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      aria-hidden="true"
    >
      {band && (
        <rect
          className={styles.band}
          x={frame.left}
          width={frame.width - frame.left}
          y={band.y}
          height={band.height}
        />
      )}
      {listTicks({ ...history, tickStep }).map((value) => (
        <g key={value}>
          <line
            className={styles.gridLine}
            x1={frame.left}
            x2={frame.width}
            y1={toY(value)}
            y2={toY(value)}
          />
          <text x={frame.left - 8} y={toY(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {average !== null && (
        <line className={styles.average} x1={frame.left} x2={frame.width} y1={average} y2={average} />
      )}
      {uncompared.map((x) => (
        <circle key={x} className={styles.uncompared} cx={x} cy={frame.bottom} r="4" />
      ))}
      <g className={chart.draws}>
        <path className={styles.line} d={path} />
        {dots.map(({ x, y }) => (
          <circle key={`${x} ${y}`} className={styles.dot} cx={x} cy={y} r={dotRadius} />
        ))}
      </g>
      {labels.map(({ x, y, value }) => (
        <text
          key={`${x} ${y}`}
          className={classes(chart.strong, styles.number)}
          x={x}
          y={y}
          textAnchor="middle"
        >
          {value}
        </text>
      ))}
      {last && (
        <g className={chart.draws}>
          <circle className={styles.last} cx={last.x} cy={last.y} r="14.5" />
          <text className={styles.figure} x={last.x} y={last.y + 4.5} textAnchor="middle">
            {last.value}
          </text>
        </g>
      )}
      {days.map(({ x, text }) => (
        <text key={x} x={x} y={frame.days} textAnchor="middle">
          {text}
        </text>
      ))}
    </svg>
  );
}
