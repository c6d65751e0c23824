import { useId } from 'react';
import chart from '../chart/chart.module.css';
import { chartWords } from '../chart/words.ts';
import { type Frame, labelPlace, placeOf, type Scores, tickValues, trackHeight } from './geometry.ts';
import look from './score-bar.module.css';

export interface DrawingProps extends Scores {
  readonly frame: Frame;
  readonly currentText: string;
  readonly previousText: string;
  readonly className: string;
}

/** One size of the chart. Silent: `ScoreBar` names the picture. */
export function Drawing({ frame, className, currentText, previousText, ...scores }: DrawingProps) {
  const hatch = useId();
  const { rows } = frame;
  const half = trackHeight / 2;
  const start = frame.x0 - half;
  const track = { x: start, width: frame.x1 + half - start, height: trackHeight, rx: half };
  const current = placeOf(scores.current, scores, frame);
  const previous = scores.previous === null ? null : placeOf(scores.previous, scores, frame);
  const average = placeOf(scores.average, scores, frame);
  const averageText = `${chartWords.average} ${scores.average}`;

  return (
    <svg
      className={`${chart.chart} ${look.drawing} ${className}`}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      aria-hidden="true"
    >
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={look.hatchGround} width="6" height="6" />
        <path className={look.hatchLine} d="M0 0V6" />
      </pattern>

      <rect className={look.range} {...track} y={rows.current} />
      {rows.previous !== null && <rect className={look.range} {...track} y={rows.previous} />}
      <g className={chart.draws}>
        <rect className={look.fill} {...track} y={rows.current} width={current - start} />
        {rows.previous !== null && previous !== null && (
          <rect
            className={look.was}
            {...track}
            y={rows.previous}
            width={previous - start}
            fill={`url(#${hatch})`}
          />
        )}
      </g>

      <line className={look.average} x1={average} x2={average} y1={frame.line.from} y2={frame.line.to} />
      <text className={chart.strong} x={labelPlace(average, averageText, frame)} y="11" textAnchor="middle">
        {averageText}
      </text>

      <g className={chart.draws}>
        <circle className={look.disc} cx={current} cy={rows.current + half} r={frame.disc} />
        <text className={look.figure} x={current} y={rows.current + half + 4.5} textAnchor="middle">
          {currentText}
        </text>
        {rows.previous !== null && previous !== null && (
          <>
            <circle className={look.wasDisc} cx={previous} cy={rows.previous + half} r={frame.disc - 1} />
            <text className={look.wasFigure} x={previous} y={rows.previous + half + 4.5} textAnchor="middle">
              {previousText}
            </text>
          </>
        )}
      </g>

      {rows.previous !== null && (
        <>
          <text className={chart.strong} x="0" y={rows.current + half + 4.5}>
            {chartWords.current}
          </text>
          <text x="0" y={rows.previous + half + 4.5}>
            {chartWords.previous}
          </text>
          {previous === null && (
            <text x={frame.x0 + 2} y={rows.previous + half + 4.5}>
              {chartWords.none}
            </text>
          )}
        </>
      )}
      <Ticks {...scores} frame={frame} />
    </svg>
  );
}

function Ticks({ frame, ...scores }: Scores & { readonly frame: Frame }) {
  const { marks, text } = frame.ticks;
  return tickValues(scores).map((value) => {
    const x = placeOf(value, scores, frame);
    return (
      <g key={value}>
        {marks !== null && <line className={look.tick} x1={x} x2={x} y1={marks} y2={marks + 5} />}
        <text x={x} y={text} textAnchor="middle">
          {value}
        </text>
      </g>
    );
  });
}
