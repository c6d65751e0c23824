import { ChevronDown } from 'lucide-react';
import { formatBand } from '#domain/instrument/format-band.ts';
import type { Score } from '#domain/instrument/instrument.ts';
import { listItemIds } from '#domain/scoring/formulas/operands.ts';
import { BandValues, type BandValuesProps } from './band-values.tsx';
import { describeItems } from './describe-items.ts';
import styles from './reference-values.module.css';
import { RowsOfTable } from './rows-of-table.tsx';
import { strings } from './strings.ts';
import { Value } from './value.tsx';

export interface ScoreValuesProps extends Omit<BandValuesProps, 'band'> {
  /** Every score of the questionnaire: this one may be made of others. */
  readonly scores: readonly Score[];
}

/** Everything that one score is compared with. */
export function ScoreValues({ score, scores, report, possible }: ScoreValuesProps) {
  const { average, reliability, standardError, range, bands, chart } = report;
  const { formula, missing } = score;
  const isCategory = chart === 'levels';
  const shownOtherwise = range.min !== possible.min || range.max !== possible.max;
  return (
    <details className={styles.score}>
      <summary>
        <h3>{score.title}</h3>
        <ChevronDown aria-hidden="true" />
      </summary>
      <dl className={styles.values}>
        <Value term={strings.made}>{describeItems(score, scores)}</Value>
        {missing && (
          <Value term={strings.missing}>
            {strings.atLeast(missing.atLeast, listItemIds(formula).length)} {strings.rest[missing.rest]}
          </Value>
        )}
        {!isCategory && (
          <>
            {average && (
              <Value term={strings.average} {...average}>
                {average.value}
              </Value>
            )}
            {(reliability || !standardError) && (
              <Value
                term={strings.reliability}
                about={reliability ? strings.reliabilityAbout : undefined}
                {...reliability}
              >
                {reliability?.value ?? strings.noReliability}
              </Value>
            )}
            {standardError && (
              <Value term={strings.standardError} {...standardError}>
                {strings.points(standardError.value)}
              </Value>
            )}
            <Value
              term={strings.possible}
              basis={shownOtherwise ? strings.shown(range.min, range.max) : undefined}
            >
              {strings.range(possible.min, possible.max)}
            </Value>
          </>
        )}
      </dl>
      {formula.kind === 'table' && <RowsOfTable title={score.title} rows={formula.rows} />}
      {bands.map((band) => (
        <BandValues key={formatBand(band)} band={band} score={score} report={report} possible={possible} />
      ))}
    </details>
  );
}
