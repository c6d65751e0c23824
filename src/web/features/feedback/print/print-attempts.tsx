import { changeMessages } from '../change-messages.ts';
import type { Report } from '../report.ts';
import type { ScoreReport } from '../scored.ts';
import { messages } from '../messages.ts';
import styles from './print-attempts.module.css';
import { printMessages as text } from './print-messages.ts';

export interface PrintAttemptsProps {
  readonly report: Report;
  /** The scores that get a column, in their order on the sheet. */
  readonly scores: readonly ScoreReport[];
}

/**
 * Every attempt at a section as one table, newest first. Not for two that compare: each score's own table holds
 * current and previous.
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
            // Two attempts may carry one time; their number is their name.
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
