import type { FeedbackReport } from '../report.ts';
import type { ScoreReport } from '../score-report-types.ts';
import styles from './print-attempts.module.css';
import { useTranslation } from '#web-language/use-translation.ts';

export interface PrintAttemptsProps {
  readonly report: FeedbackReport;
  /** Scores that have a column, in print order. */
  readonly scores: readonly ScoreReport[];
}

/**
 * All attempts of a section as a table, newest first. Renders nothing for up to two comparable attempts, which the
 * tables of the scores already have.
 */
export function PrintAttempts({ report: { timeline }, scores }: PrintAttemptsProps) {
  const { t } = useTranslation();
  if (timeline.length <= 2 && timeline.every(({ compared }) => compared)) return null;
  return (
    <table className={styles.attempts}>
      <caption>{t('numbers.print.attempts')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('numbers.print.attempt')}</th>
          <th scope="col">{t('numbers.print.date')}</th>
          {scores.map(({ id, title }) => (
            <th key={id} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {timeline
          .map(({ time, day, scores: values, compared }, index) => (
            // Two attempts may have the same time, so the key contains the number.
            <tr key={`${index + 1} ${time}`}>
              <th scope="row">{index + 1}</th>
              <td>{compared ? day : t('numbers.change.otherVersion', { value: day })}</td>
              {scores.map(({ id }) => (
                <td key={id}>{values[id] ?? t('results.none')}</td>
              ))}
            </tr>
          ))
          .reverse()}
      </tbody>
    </table>
  );
}
