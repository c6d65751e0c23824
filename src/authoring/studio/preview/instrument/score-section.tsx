import { formatBand } from '#domain/instrument/format-band.ts';
import type { AgeBand, Instrument, LevelStep, Report, Score, Step } from '#domain/instrument/instrument.ts';
import { listItemIds } from '#domain/scoring/formulas/operands.ts';
import { type PossibleRange, computePossibleRanges } from '#domain/scoring/possible-range.ts';
import { DataTable } from '../table/data-table.tsx';
import { formatScoreFormula } from './formula.ts';
import { FormulaDetails } from './formula-details.tsx';
import styles from './instrument.module.css';
import { NormDiagram } from './norm-diagram.tsx';
import { formatThresholds } from './format-steps.ts';
import { messages } from './messages.ts';

const labels = messages.scores;

/** All scores with range, thresholds and norms by age band. */
export function ScoreSection({ instrument }: { instrument: Instrument }) {
  const ranges = computePossibleRanges(instrument);
  return (
    <section>
      <h3>{labels.title}</h3>
      <p className="note">{labels.legend}</p>
      {instrument.scores.map((score) => (
        <ScoreCard
          key={score.id}
          score={score}
          scores={instrument.scores}
          possible={ranges.get(score.id)}
          missing={formatMissing(instrument, score)}
        />
      ))}
    </section>
  );
}

interface ScoreCardProps {
  readonly score: Score;
  readonly scores: readonly Score[];
  readonly possible: PossibleRange | undefined;
  /** Description of missing answers; '' if none can be missing. */
  readonly missing: string;
}

function ScoreCard({ score, scores, possible, missing }: ScoreCardProps) {
  const { title, id, report } = score;
  return (
    <div className={styles.score}>
      <h4>
        {title} <small>{id}</small>
      </h4>
      <p>
        {`${capitalize(formatScoreFormula(score, scores))}. `}
        {possible && labels.possible(possible.min, possible.max)}{' '}
        {report ? labels.better[report.direction] : labels.hidden} {missing}
      </p>
      <FormulaDetails score={score} />
      {report && <Thresholds title={title} report={report} />}
    </div>
  );
}

function formatMissing({ allowsMissing }: Instrument, { formula, missing }: Score): string {
  if (!allowsMissing || listItemIds(formula).length === 0) return '';
  return missing ? messages.missing[missing.rest](missing.atLeast) : messages.missing.none;
}

function Thresholds({ title, report }: { title: string; report: Report }) {
  const { bands, average, reliability, standardError } = report;
  return (
    <>
      {bands.map((band) => (
        <figure key={formatBand(band)}>
          <figcaption className="note">{formatBand(band)}</figcaption>
          <NormDiagram title={title} report={report} band={band} />
        </figure>
      ))}
      <DataTable
        caption={labels.caption(title)}
        hidesCaption
        head={labels.head}
        rows={bands.map(createRow)}
      />
      <p className="note">
        {average && labels.average(average.value, average.basis)}{' '}
        {standardError && labels.standardError(standardError.value, standardError.basis)}{' '}
        {reliability ? labels.reliability(reliability.value, reliability.basis) : labels.noReliability}{' '}
        {[...new Set(bands.flatMap(({ norm }) => (norm ? [labels.basis(norm.basis)] : [])))].join(' ')}
      </p>
    </>
  );
}

function createRow(band: AgeBand) {
  const { norm, levels, colours = [] } = band;
  const table = norm?.percentiles ? labels.percentiles(norm.percentiles.length) : '';
  return {
    id: formatBand(band),
    cells: [
      formatBand(band),
      norm?.mean ?? labels.noNorm,
      norm ? `${norm.sd}${table}` : labels.noNorm,
      formatThresholds(levels.map(formatStepWithName)),
      formatThresholds(colours),
    ],
  };
}

/** Adds the code of a level to its displayed name. */
function formatStepWithName({ is, name, ...limits }: LevelStep): Step<string> {
  return { ...limits, is: name === undefined ? is : `${name} (${is || '–'})` };
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
