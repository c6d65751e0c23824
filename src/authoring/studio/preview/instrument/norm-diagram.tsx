import type { AgeBand, Report } from '#domain/instrument/instrument.ts';
import { classes } from '#ui/theme/classes.ts';
import styles from './norm-diagram.module.css';
import { listCuts, type ScaleSegment, listSegments } from './segments.ts';
import { formatThresholds } from './format-steps.ts';

const width = 560;
const edge = 20;

/** Props of `NormDiagram`. */
export interface NormDiagramProps {
  readonly title: string;
  readonly report: Report;
  readonly band: AgeBand;
}

/** A diagram of an age band on the displayed range: levels above, summary colours below, norm and average between. */
export function NormDiagram({ title, report, band }: NormDiagramProps) {
  const { range, average } = report;
  const { norm, levels, colours } = band;
  const toX = (value: number) =>
    edge + ((width - 2 * edge) * (value - range.min)) / (range.max - range.min || 1);
  const clamp = (value: number) => toX(Math.min(Math.max(value, range.min), range.max));
  const cuts = listCuts([levels, colours ?? []], range).filter(
    (value, at, all) => at === 0 || toX(value) - toX(all[at - 1]!) > 16,
  );
  const sentence = [
    `${title}, from ${range.min} to ${range.max}.`,
    norm && `Norm: mean ${norm.mean}, one deviation ${norm.sd}.`,
    average && `Average ${average.value}.`,
    `Levels: ${formatThresholds(levels)}.`,
    colours && `Colours: ${formatThresholds(colours)}.`,
  ];
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${width} 96`}
      role="img"
      aria-label={sentence.filter(Boolean).join(' ')}
    >
      {listSegments(levels, range).map((segment) => (
        <NormSegment key={segment.from} {...segment} toX={toX} y={4} kind="level" />
      ))}
      <line className={styles.axis} x1={toX(range.min)} x2={toX(range.max)} y1="48" y2="48" />
      {norm && (
        <rect
          className={styles.norm}
          x={clamp(norm.mean - norm.sd)}
          width={clamp(norm.mean + norm.sd) - clamp(norm.mean - norm.sd)}
          y="42"
          height="12"
          rx="6"
        />
      )}
      {norm && <circle className={styles.mean} cx={clamp(norm.mean)} cy="48" r="6" />}
      {average && (
        <line
          className={styles.average}
          x1={clamp(average.value)}
          x2={clamp(average.value)}
          y1="34"
          y2="62"
        />
      )}
      {colours &&
        listSegments(colours, range).map((segment) => (
          <NormSegment key={segment.from} {...segment} toX={toX} y={66} kind={segment.is} />
        ))}
      {cuts.map((value) => (
        <text key={value} className={styles.number} x={toX(value)} y="94">
          {value}
        </text>
      ))}
    </svg>
  );
}

interface NormSegmentProps extends ScaleSegment {
  toX(value: number): number;
  readonly y: number;
  readonly kind: string;
}

function NormSegment({ from, to, is, toX, y, kind }: NormSegmentProps) {
  const isRoomy = toX(to) - toX(from) > is.length * 7;
  return (
    <g className={classes(styles.stretch, styles[kind])}>
      <rect x={toX(from) + 1} width={Math.max(toX(to) - toX(from) - 2, 1)} y={y} height="16" rx="3" />
      {isRoomy && (
        <text x={(toX(from) + toX(to)) / 2} y={y + 12}>
          {is}
        </text>
      )}
    </g>
  );
}
