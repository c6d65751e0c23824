import { ChevronDown } from 'lucide-react';
import { BandValues, type BandValuesProps } from './band-values.tsx';
import styles from './reference-values.module.css';
import { strings } from './strings.ts';
import { Value } from './value.tsx';

export type ScoreValuesProps = Omit<BandValuesProps, 'band'>;

/** Everything that one score is compared with. */
export function ScoreValues({ score, report, possible }: ScoreValuesProps) {
  const { average, reliability, range, bands } = report;
  const shownOtherwise = range.min !== possible.min || range.max !== possible.max;
  return (
    <details className={styles.score}>
      <summary>
        <h3>{score.title}</h3>
        <ChevronDown aria-hidden="true" />
      </summary>
      <dl className={styles.values}>
        <Value term={strings.average} {...average}>
          {average.value}
        </Value>
        <Value
          term={strings.reliability}
          about={reliability ? strings.reliabilityAbout : undefined}
          {...reliability}
        >
          {reliability?.value ?? strings.noReliability}
        </Value>
        <Value
          term={strings.possible}
          basis={shownOtherwise ? strings.shown(range.min, range.max) : undefined}
        >
          {strings.range(possible.min, possible.max)}
        </Value>
      </dl>
      {bands.map((band) => (
        <BandValues key={band.from} band={band} score={score} report={report} possible={possible} />
      ))}
    </details>
  );
}
