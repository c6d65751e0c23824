import { bandName } from '#domain/instrument/band-words.ts';
import type { AgeBand, Report, Score } from '#domain/instrument/instrument.ts';
import { cutRangesOf } from '#domain/scoring/cut-ranges.ts';
import type { PossibleRange } from '#domain/scoring/possible-range.ts';
import { imprecisionOf } from '#domain/scoring/uncertainty.ts';
import { Level } from '#ui/level/level.tsx';
import { StateMark } from '#ui/state-mark/state-mark.tsx';
import styles from './reference-values.module.css';
import { strings } from './strings.ts';
import { Value } from './value.tsx';

export interface BandValuesProps {
  readonly band: AgeBand;
  readonly score: Score;
  readonly report: Report;
  readonly possible: PossibleRange;
}

/** The reference group of one age band, what it gives, and where levels and colours are cut. */
export function BandValues({ band, score, possible }: BandValuesProps) {
  const { norm, cuts, coloursException } = band;
  const reach = imprecisionOf(score, band, possible.min);
  return (
    <section className={styles.band}>
      <h4>{capitalised(bandName(band))}</h4>
      <dl className={styles.values}>
        {norm && (
          <Value term={strings.reference} {...norm}>
            {strings.mean(norm.mean, norm.sd)}{' '}
            {strings.middle(plain(norm.mean - norm.sd), plain(norm.mean + norm.sd))}
          </Value>
        )}
        {reach !== null && <Value term={strings.likely}>{strings.imprecision(plain(reach))}</Value>}
        <Value term={strings.percentile}>
          {norm === null ? strings.noPercentile : norm.percentiles ? strings.byTable : strings.byCurve}
        </Value>
        <Value term={strings.cuts} basis={cuts?.basis ?? strings.cutsNoBasis} assumed={cuts?.assumed}>
          {null}
        </Value>
      </dl>
      <ul className={styles.cuts}>
        {cutRangesOf(band, possible, score.decimals).map(({ from, to, level, colour }) => (
          <li key={from}>
            <span className={styles.scores}>{strings.range(from, to)}</span>
            {level === '' ? (
              <span className={styles.noLevel}>{strings.noLevel}</span>
            ) : (
              <Level level={level} />
            )}
            {colour && <StateMark state={colour}>{strings.colours[colour]}</StateMark>}
          </li>
        ))}
      </ul>
      {coloursException && <p className={styles.basis}>{coloursException}</p>}
    </section>
  );
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A number of points with one decimal place at most. */
const plain = (points: number) => String(Number(points.toFixed(1)));
