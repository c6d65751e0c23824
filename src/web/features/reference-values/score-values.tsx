import { ChevronDown } from 'lucide-react';
import { formatReferenceCriteria } from '#domain/instrument/format-reference-group.ts';
import type { Score } from '#domain/instrument/instrument.ts';
import { listItemIds } from '#domain/scoring/formulas/operands.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import { BandValues, type BandValuesProps } from './band-values.tsx';
import { describeScoreFormula } from './describe-score-formula.ts';
import styles from './reference-values.module.css';
import { ConversionTable } from './conversion-table.tsx';
import { formatRange } from './format-range.ts';
import { Value } from './value.tsx';
import { joinSentences } from '#language/translate.ts';

/** What happens with skipped questions. */
const restIds = {
  ownMean: 'pattern.reference.rest.ownMean',
  leftOut: 'pattern.reference.rest.leftOut',
} as const;

export interface ScoreValuesProps extends Omit<BandValuesProps, 'band'> {
  /** All scores of the instrument, since a score may be computed from others. */
  readonly scores: readonly Score[];
}

/** The reference values of a score. */
export function ScoreValues({ score, scores, report, possible }: ScoreValuesProps) {
  const translation = useTranslation();
  const { t } = translation;
  const { average, reliability, standardError, range, bands, chart } = report;
  const { formula, missing } = score;
  const isCategory = chart === 'levels';
  const hasOtherScale = range.min !== possible.min || range.max !== possible.max;
  return (
    <details className={styles.score}>
      <summary>
        <h3>{score.title}</h3>
        <ChevronDown aria-hidden="true" />
      </summary>
      <dl className={styles.values}>
        <Value term={t('pattern.reference.computation')}>
          {describeScoreFormula(translation, score, scores)}
        </Value>
        {missing && (
          <Value term={t('pattern.reference.missing')}>
            {joinSentences(t, [
              t('pattern.reference.atLeast', { least: missing.atLeast, all: listItemIds(formula).length }),
              t(restIds[missing.rest]),
            ])}
          </Value>
        )}
        {!isCategory && (
          <>
            {average && (
              <Value term={t('pattern.reference.average')} {...average}>
                {average.value}
              </Value>
            )}
            {(reliability || !standardError) && (
              <Value
                term={t('pattern.reference.reliability')}
                about={reliability ? t('pattern.reference.reliabilityAbout') : undefined}
                {...reliability}
              >
                {reliability?.value ?? t('pattern.reference.noReliability')}
              </Value>
            )}
            {standardError && (
              <Value term={t('pattern.reference.standardError')} {...standardError}>
                {t('pattern.reference.points', { points: standardError.value })}
              </Value>
            )}
            <Value
              term={t('pattern.reference.possible')}
              basis={
                hasOtherScale
                  ? t('pattern.reference.chartScale', { min: range.min, max: range.max })
                  : undefined
              }
            >
              {formatRange(t, possible.min, possible.max)}
            </Value>
          </>
        )}
      </dl>
      {formula.kind === 'table' && <ConversionTable title={score.title} rows={formula.rows} />}
      {bands.map((band) => (
        <BandValues
          key={formatReferenceCriteria(t, band)}
          band={band}
          score={score}
          report={report}
          possible={possible}
        />
      ))}
    </details>
  );
}
