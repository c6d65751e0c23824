import { formatReferenceCriteria } from '#domain/instrument/format-reference-group.ts';
import type { AgeBand, Report, Score } from '#domain/instrument/instrument.ts';
import { getLevelName } from '#domain/scoring/level.ts';
import { computeCutRanges } from '#domain/scoring/cut-ranges.ts';
import type { PossibleRange } from '#domain/scoring/possible-range.ts';
import { computeMarginOfError } from '#domain/scoring/measurement-error.ts';
import { joinSentences, type Translate } from '#language/translate.ts';
import { Level } from '#ui/level/level.tsx';
import { StateMark } from '#ui/state-mark/state-mark.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import styles from './reference-values.module.css';
import { formatRange } from './format-range.ts';
import { Value } from './value.tsx';

const colourIds = {
  red: 'pattern.reference.colours.red',
  green: 'pattern.reference.colours.green',
  blue: 'pattern.reference.colours.blue',
  grey: 'pattern.reference.colours.grey',
} as const;

export interface BandValuesProps {
  readonly band: AgeBand;
  readonly score: Score;
  readonly report: Report;
  readonly possible: PossibleRange;
}

/** The reference group of an age band: mean, likely range, percentile, and cut-offs of levels and colours. */
export function BandValues({ band, score, report, possible }: BandValuesProps) {
  const { t } = useTranslation();
  const isCategory = report.chart === 'levels';
  const { norm, cuts, coloursException } = band;
  const imprecision = formatImprecision(t, score, band, possible);
  return (
    <section className={styles.band}>
      <h4>{capitalise(formatReferenceCriteria(t, band))}</h4>
      <dl className={styles.values}>
        {norm && (
          <Value term={t('pattern.reference.reference')} {...norm}>
            {joinSentences(t, [
              t('pattern.reference.mean', { mean: norm.mean, sd: norm.sd }),
              t('pattern.reference.middle', {
                low: roundPoints(norm.mean - norm.sd),
                high: roundPoints(norm.mean + norm.sd),
              }),
            ])}
          </Value>
        )}
        {imprecision && (
          <Value term={t('pattern.reference.likely')}>
            {t('pattern.reference.imprecision', { points: imprecision })}
          </Value>
        )}
        {!isCategory && (
          <Value term={t('pattern.reference.percentile')}>
            {norm === null
              ? t('pattern.reference.noPercentile')
              : norm.percentiles
                ? t('pattern.reference.byTable')
                : t('pattern.reference.byCurve')}
          </Value>
        )}
        <Value
          term={t('pattern.reference.cuts')}
          about={cuts?.basis ? undefined : t('pattern.reference.cutsNoBasis')}
          basis={cuts?.basis}
          assumed={cuts?.assumed}
        >
          {null}
        </Value>
      </dl>
      <ul className={styles.cuts}>
        {computeCutRanges(band, possible, score.decimals, (step) => getLevelName(t, step)).map(
          ({ from, to, level, name, colour }) => (
            <li key={from}>
              {!isCategory && <span className={styles.scores}>{formatRange(t, from, to)}</span>}
              {name === '' ? (
                <span className={styles.noLevel}>{t('pattern.reference.noLevel')}</span>
              ) : (
                <Level level={level}>{name}</Level>
              )}
              {colour && <StateMark state={colour}>{t(colourIds[colour])}</StateMark>}
            </li>
          ),
        )}
      </ul>
      {coloursException && <p className={styles.basis}>{coloursException}</p>}
    </section>
  );
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Formats the imprecision of a score in points, as a range if it varies; '' if unknown. It varies only for tables
 * with standard errors per row.
 */
function formatImprecision(t: Translate, score: Score, band: AgeBand, possible: PossibleRange): string {
  const values =
    score.formula.kind === 'table' ? score.formula.rows.map(({ value }) => value) : [possible.min];
  const imprecisions = values.flatMap((value) => computeMarginOfError(score, band, value) ?? []);
  if (imprecisions.length === 0) return '';
  return formatRange(t, roundPoints(Math.min(...imprecisions)), roundPoints(Math.max(...imprecisions)));
}

/** Rounds to one decimal place. */
const roundPoints = (points: number) => Number(points.toFixed(1));
