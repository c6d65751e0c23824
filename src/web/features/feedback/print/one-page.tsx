import { formatLongDate } from '#domain/dates/dates.ts';
import { FeedbackHelp } from '../feedback-help.tsx';
import { messages } from '../messages.ts';
import styles from './one-page.module.css';
import { createLine, listScores, listSteps, type CompletedSection } from './one-page-lines.ts';
import type { PrintReportProps } from './print-report-props.ts';
import { printMessages } from './print-messages.ts';

const text = printMessages.onePage;

/** All results on one sheet, for a talk: each score with level, likely range and change, what helps, numbers to call. */
export function OnePage({ sections, name, printedAt }: Omit<PrintReportProps, 'form'>) {
  const taken = sections.flatMap(({ report, ...rest }) => (report ? [{ report, ...rest }] : []));
  const open = sections.filter(({ report }) => report === null).map(({ instrument }) => instrument.title);
  const steps = listSteps(taken);
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
      <Scores taken={taken} />
      {open.length > 0 && <p>{text.notTaken(open.join(', '))}</p>}
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
      <FeedbackHelp />
    </div>
  );
}

function Scores({ taken }: { taken: readonly CompletedSection[] }) {
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
      {taken.map((section) => (
        <tbody key={section.instrument.id}>
          <tr>
            <th scope="rowgroup" colSpan={5} className={styles.section}>
              {text.taken(section.instrument.title, section.report.when)}
            </th>
          </tr>
          {listScores(section.report).map((score) => {
            const line = createLine(score);
            return (
              <tr key={score.id}>
                <th scope="row">{score.title}</th>
                <td>{line.result}</td>
                <td>{line.level}</td>
                <td>{line.likely}</td>
                <td>{line.change}</td>
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}
