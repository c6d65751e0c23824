import { formatBand } from '#domain/instrument/format-band.ts';
import type { AgeBand, Report, Score } from '#domain/instrument/instrument.ts';
import { computeCutRanges } from '#domain/scoring/cut-ranges.ts';
import type { PossibleRange } from '#domain/scoring/possible-range.ts';
import { computeImprecision } from '#domain/scoring/uncertainty.ts';
import { Level } from '#ui/level/level.tsx';
import { StateMark } from '#ui/state-mark/state-mark.tsx';
import styles from './reference-values.module.css';
import { messages } from './messages.ts';
import { Value } from './value.tsx';

export interface BandValuesProps {
  readonly band: AgeBand;
  readonly score: Score;
  readonly report: Report;
  readonly possible: PossibleRange;
}

/** The reference group of one age band, what it gives, and where levels and colours are cut. */
export function BandValues({ band, score, report, possible }: BandValuesProps) {
  const isCategory = report.chart === 'levels';
  const { norm, cuts, coloursException } = band;
  const reach = reachOf(score, band, possible);
  return (
    <section className={styles.band}>
      <h4>{capitalised(formatBand(band))}</h4>
      <dl className={styles.values}>
        {norm && (
          <Value term={messages.reference} {...norm}>
            {messages.mean(norm.mean, norm.sd)}{' '}
            {messages.middle(plain(norm.mean - norm.sd), plain(norm.mean + norm.sd))}
          </Value>
        )}
        {reach && <Value term={messages.likely}>{messages.imprecision(reach)}</Value>}
        {!isCategory && (
          <Value term={messages.percentile}>
            {norm === null ? messages.noPercentile : norm.percentiles ? messages.byTable : messages.byCurve}
          </Value>
        )}
        <Value term={messages.cuts} basis={cuts?.basis ?? messages.cutsNoBasis} assumed={cuts?.assumed}>
          {null}
        </Value>
      </dl>
      <ul className={styles.cuts}>
        {computeCutRanges(band, possible, score.decimals).map(({ from, to, level, name, colour }) => (
          <li key={from}>
            {!isCategory && <span className={styles.scores}>{messages.range(from, to)}</span>}
            {name === '' ? (
              <span className={styles.noLevel}>{messages.noLevel}</span>
            ) : (
              <Level level={level}>{name}</Level>
            )}
            {colour && <StateMark state={colour}>{messages.colours[colour]}</StateMark>}
          </li>
        ))}
      </ul>
      {coloursException && <p className={styles.basis}>{coloursException}</p>}
    </section>
  );
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * How far a score may be off, in points, from the most exact score to the least; '' where nobody knows. Only a table
 * has standard errors of its own for its scores.
 */
function reachOf(score: Score, band: AgeBand, possible: PossibleRange): string {
  const values =
    score.formula.kind === 'table' ? score.formula.rows.map(({ value }) => value) : [possible.min];
  const reaches = values.flatMap((value) => computeImprecision(score, band, value) ?? []);
  if (reaches.length === 0) return '';
  const [least, most] = [plain(Math.min(...reaches)), plain(Math.max(...reaches))];
  return least === most ? least : `${least} to ${most}`;
}

/** A number of points with one decimal place at most. */
const plain = (points: number) => String(Number(points.toFixed(1)));
