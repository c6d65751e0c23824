import { changeMessages } from '../change-messages.ts';
import type { FeedbackReport } from '../report.ts';
import type { ScoreReport } from '../score-report-types.ts';
import { messages } from '../messages.ts';
import styles from './print-attempts.module.css';
import { printMessages as text } from './print-messages.ts';

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
  if (timeline.length <= 2 && timeline.every(({ compared }) => compared)) return null;
  return (
    <table className={styles.attempts}>
      <caption>{text.attempts}</caption>
      <thead>
        <tr>
          <th scope="col">{text.attempt}</th>
          <th scope="col">{text.date}</th>
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
              <td>{compared ? day : changeMessages.otherVersion(day)}</td>
              {scores.map(({ id }) => (
                <td key={id}>{values[id] ?? messages.none}</td>
              ))}
            </tr>
          ))
          .toReversed()}
      </tbody>
    </table>
  );
}
