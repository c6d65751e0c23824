import { formatLongDate } from '#domain/dates/dates.ts';
import { HelpNumbers } from '#help/result-help.tsx';
import { messages } from '../messages.ts';
import styles from './one-page.module.css';
import { createRow, listScores, listSteps, type CompletedSection } from './one-page-rows.ts';
import type { PrintReportProps } from './print-report-props.ts';
import { printMessages } from './print-messages.ts';

const text = printMessages.onePage;

/**
 * All results on one page for a counsellor: each score with level, likely range and change, the steps, and help
 * numbers.
 */
export function OnePage({ sections, name, printedAt }: Omit<PrintReportProps, 'format'>) {
  const completed = sections.flatMap(({ report, ...rest }) => (report ? [{ report, ...rest }] : []));
  const missing = sections.filter(({ report }) => report === null).map(({ instrument }) => instrument.title);
  const steps = listSteps(completed);
  return (
    <div className={styles.page}>
      <header>
        <h1>{text.title}</h1>
        <p>
          {[name, formatLongDate(printedAt), messages.programName].filter((part) => part !== '').join(' · ')}
        </p>
        <p>{text.lead}</p>
        <p>
          <strong>{text.noDiagnosis}</strong>
        </p>
      </header>
      <Scores completed={completed} />
      {missing.length > 0 && <p>{text.notTaken(missing.join(', '))}</p>}
      <div className={styles.talk}>
        {steps.length > 0 && (
          <section>
            <h2>{text.helps}</h2>
            <ul>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h2>{text.say}</h2>
          <div className={styles.lines} />
        </section>
      </div>
      <HelpNumbers />
    </div>
  );
}

function Scores({ completed }: { completed: readonly CompletedSection[] }) {
  return (
    <table className={styles.scores}>
      <thead>
        <tr>
          {[text.score, text.result, text.level, text.likely, text.change].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {completed.map((section) => (
        <tbody key={section.instrument.id}>
          <tr>
            <th scope="rowgroup" colSpan={5} className={styles.section}>
              {text.taken(section.instrument.title, section.report.dateText)}
            </th>
          </tr>
          {listScores(section.report).map((score) => {
            const row = createRow(score);
            return (
              <tr key={score.id}>
                <th scope="row">{score.title}</th>
                <td>{row.result}</td>
                <td>{row.level}</td>
                <td>{row.likely}</td>
                <td>{row.change}</td>
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}
