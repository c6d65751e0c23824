import type { Finding } from '../../../finding/finding.ts';
import type { DraftReport } from '../../../exchange/imports/report.ts';
import { messages } from './messages.ts';
import styles from './imports.module.css';

/** Props of `ImportReportView`. */
export interface ImportReportViewProps {
  readonly draft: DraftReport;
}

/** What became of a form: taken, changed, left out, assumed, and the questionnaire as it will be seen. */
export function ImportReportView({ draft }: ImportReportViewProps) {
  const { title, file, editions, unchanged, changed, leftOut, assumed, preview, scores } = draft;
  return (
    <article className={styles.report} aria-label={title}>
      <h3>{title}</h3>
      <p className="note">
        {file}
        {editions.length > 0 && <> · {messages.editions(editions)}</>}
      </p>
      <h4>{messages.unchanged(unchanged.length)}</h4>
      <p>{unchanged.join(', ') || messages.nothing}</p>
      <Notes heading={messages.changed(changed.length)} findings={changed} />
      <Notes heading={messages.leftOut(leftOut.length)} findings={leftOut} />
      <Notes heading={messages.assumed(assumed.length)} findings={assumed} />
      <h4>{messages.preview}</h4>
      <ol className={styles.preview}>
        {preview.map(({ id, text, answers, isConditional, isReversed }) => (
          <li key={id}>
            {text} {isConditional && <small>{messages.conditional}</small>}{' '}
            {isReversed && <small>{messages.reversed}</small>}
            {answers.length > 0 && <span className={styles.answers}>{answers.join(' · ')}</span>}
          </li>
        ))}
      </ol>
      <h4>{messages.scores}</h4>
      <ul>
        {scores.map(({ id, title: name, formula }) => (
          <li key={id}>
            {name}: {formula}
          </li>
        ))}
      </ul>
    </article>
  );
}

function Notes({ heading, findings }: { readonly heading: string; readonly findings: readonly Finding[] }) {
  if (findings.length === 0) return <h4>{heading}</h4>;
  const { place, actual, expected, fix } = messages.columns;
  return (
    <>
      <h4>{heading}</h4>
      <table className={styles.notes}>
        <thead>
          <tr>
            <th scope="col">{place}</th>
            <th scope="col">{actual}</th>
            <th scope="col">{expected}</th>
            <th scope="col">{fix}</th>
          </tr>
        </thead>
        <tbody>
          {findings.map((finding, at) => (
            <tr key={at}>
              <td data-label={place}>{formatPlace(finding)}</td>
              <td data-label={actual}>{finding.actual}</td>
              <td data-label={expected}>{finding.expected}</td>
              <td data-label={fix}>{finding.fix}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function formatPlace({ line, path }: Finding): string {
  return (
    [line === undefined ? '' : messages.line(line), path].filter((part) => part !== '').join(', ') || '–'
  );
}
