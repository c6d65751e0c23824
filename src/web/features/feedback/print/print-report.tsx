import { createPortal } from 'react-dom';
import { formatLongDate } from '#domain/dates/dates.ts';
import { FeedbackHelp } from '../feedback-help.tsx';
import { messages } from '../messages.ts';
import { OnePage } from './one-page.tsx';
import styles from './print-report.module.css';
import { PrintNotes } from './print-notes.tsx';
import type { PrintReportProps } from './print-report-props.ts';
import { PrintSectionPart } from './print-section.tsx';
import { printMessages as text } from './print-messages.ts';

/**
 * The report, made for A4. Nobody sees it on the screen: it is beside the program in the page, and
 * print alone shows it, and nothing else.
 */
export function PrintReport({ form, ...sheet }: PrintReportProps) {
  return createPortal(
    <div className={styles.paper}>
      {form === 'whole' ? <WholeReport {...sheet} /> : <OnePage {...sheet} />}
    </div>,
    document.body,
  );
}

function WholeReport({ sections, name, printedAt }: Omit<PrintReportProps, 'form'>) {
  const taken = sections.flatMap(({ instrument, report }) => (report ? [{ instrument, report }] : []));
  const open = sections.filter(({ report }) => report === null);
  const helpFirst = taken.some(({ report }) => report.helpFirst);
  const date = formatLongDate(printedAt);

  return (
    /* A table's head is the one thing that browsers repeat on every sheet. */
    <div className={styles.sheets}>
      <div className={styles.running}>
        <p>
          <span>{messages.programName}</span>
          <span>{name}</span>
          <span>{date}</span>
        </p>
      </div>
      <div className={styles.content}>
        <header className={styles.title}>
          <h1>{text.title}</h1>
          <p>{[name, date].filter((part) => part !== '').join(', ')}</p>
        </header>
        {taken.map(({ instrument, report }) => (
          <PrintSectionPart key={instrument.id} instrument={instrument} report={report} />
        ))}
        <footer className={styles.close}>
          {open.map(({ instrument }) => (
            <p key={instrument.id}>
              <strong>{instrument.title}</strong>: {instrument.feedback.emptyText}
            </p>
          ))}
          <p>{messages.imprecision}</p>
          <PrintNotes sections={taken} />
          {!helpFirst && <FeedbackHelp />}
        </footer>
      </div>
    </div>
  );
}
