import { useId } from 'react';
import chart from '../chart/chart.module.css';
import { classes } from '../theme/classes.ts';
import {
  type BarLayout,
  createDiamondPath,
  getLabelX,
  type ScoreBarScores,
  listTicks,
  trackHeight,
  createWhiskerPath,
  toX,
} from './geometry.ts';
import styles from './score-bar.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

/** Props of `BarDrawing`. */
export interface BarDrawingProps extends ScoreBarScores {
  /** Dimensions of the drawing. */
  readonly frame: BarLayout;
  /** Formatted current score. */
  readonly currentText: string;
  /** Formatted previous score. */
  readonly previousText: string;
  /** Class that displays the drawing at matching widths. */
  readonly className: string;
}

/** One size of the chart. Hidden from screen readers: `ScoreBar` has the accessible name. */
export function BarDrawing({ frame, className, currentText, previousText, ...scores }: BarDrawingProps) {
  const { t } = useTranslation();
  const hatch = useId();
  const { rows } = frame;
  const half = trackHeight / 2;
  const start = frame.x0 - half;
  const track = { x: start, width: frame.x1 + half - start, height: trackHeight, rx: half };
  const current = toX(scores.current, scores, frame);
  const previous = scores.previous === null ? null : toX(scores.previous, scores, frame);
  const average = scores.average === null ? null : toX(scores.average, scores, frame);
  const { ownAge, likely } = scores;
  const averageText = t('numbers.chart.averageIs', { score: String(scores.average) });

  return (
    <svg
      className={`${chart.chart} ${styles.drawing} ${className}`}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      aria-hidden="true"
    >
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles.hatchFill} width="6" height="6" />
        <path className={styles.hatchLine} d="M0 0V6" />
      </pattern>

      <rect className={styles.range} {...track} y={rows.current} />
      {rows.previous !== null && <rect className={styles.range} {...track} y={rows.previous} />}
      <g className={chart.draws}>
        <rect className={styles.fill} {...track} y={rows.current} width={current - start} />
        {rows.previous !== null && previous !== null && (
          <rect
            className={styles.previousBar}
            {...track}
            y={rows.previous}
            width={previous - start}
            fill={`url(#${hatch})`}
          />
        )}
      </g>

      {average !== null && (
        <line className={styles.average} x1={average} x2={average} y1={frame.line.from} y2={frame.line.to} />
      )}
      {typeof ownAge === 'number' && (
        <path
          className={styles.ownAge}
          d={createDiamondPath(toX(ownAge, scores, frame), rows.current + half)}
        />
      )}
      {average !== null && (
        <text className={chart.strong} x={getLabelX(average, averageText, frame)} y="11" textAnchor="middle">
          {averageText}
        </text>
      )}

      <g className={chart.draws}>
        <circle className={styles.disc} cx={current} cy={rows.current + half} r={frame.disc} />
        <text
          className={getNumberClass(currentText, styles.figure)}
          x={current}
          y={rows.current + half + 4.5}
          textAnchor="middle"
        >
          {currentText}
        </text>
        {likely && (
          <path
            className={styles.likely}
            d={createWhiskerPath(
              toX(likely.low, scores, frame),
              toX(likely.high, scores, frame),
              frame.likely,
            )}
          />
        )}
        {rows.previous !== null && previous !== null && (
          <>
            <circle
              className={styles.previousDisc}
              cx={previous}
              cy={rows.previous + half}
              r={getRingRadius(previousText, frame)}
            />
            <text
              className={getNumberClass(previousText, styles.previousFigure)}
              x={previous}
              y={rows.previous + half + 4.5}
              textAnchor="middle"
            >
              {previousText}
            </text>
          </>
        )}
      </g>

      {rows.previous !== null && (
        <>
          <text className={chart.strong} x="0" y={rows.current + half + 4.5}>
            {t('numbers.chart.current')}
          </text>
          <text x="0" y={rows.previous + half + 4.5}>
            {t('numbers.chart.previous')}
          </text>
          {previous === null && (
            <text x={frame.x0 + 2} y={rows.previous + half + 4.5}>
              {t('numbers.chart.none')}
            </text>
          )}
        </>
      )}
      <Ticks {...scores} frame={frame} />
    </svg>
  );
}

/** Long numbers are smaller, to fit into the disc. */
function getNumberClass(text: string, className?: string): string {
  return classes(className, isLong(text) && styles.long);
}

function isLong(text: string): boolean {
  return text.length > 4;
}

/** A ring has less space than a disc, so it is wider around long numbers. */
function getRingRadius(text: string, { disc }: BarLayout): number {
  return isLong(text) ? disc + 1 : disc - 1;
}

function Ticks({ frame, ...scores }: ScoreBarScores & { readonly frame: BarLayout }) {
  const { marks, text } = frame.ticks;
  return listTicks(scores).map((value) => {
    const x = toX(value, scores, frame);
    return (
      <g key={value}>
        {marks !== null && <line className={styles.tick} x1={x} x2={x} y1={marks} y2={marks + 5} />}
        <text x={x} y={text} textAnchor="middle">
          {value}
        </text>
      </g>
    );
  });
}
