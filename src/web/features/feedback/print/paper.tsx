import { createPortal } from 'react-dom';
import { longDate } from '#domain/dates/dates.ts';
import { FeedbackHelp } from '../feedback-help.tsx';
import { strings } from '../strings.ts';
import { OnePage } from './one-page.tsx';
import styles from './paper.module.css';
import { PaperNotes } from './paper-notes.tsx';
import type { PaperProps } from './paper-props.ts';
import { PaperSectionPart } from './paper-section.tsx';
import { printStrings as text } from './print-strings.ts';

/**
 * The report, made for A4. Nobody sees it on the screen: it is beside the program in the page, and
 * print alone shows it, and nothing else.
 */
export function Paper({ form, ...sheet }: PaperProps) {
  return createPortal(
    <div className={styles.paper}>
      {form === 'whole' ? <WholeReport {...sheet} /> : <OnePage {...sheet} />}
    </div>,
    document.body,
  );
}

function WholeReport({ sections, name, printedAt }: Omit<PaperProps, 'form'>) {
  const taken = sections.flatMap(({ instrument, report }) => (report ? [{ instrument, report }] : []));
  const open = sections.filter(({ report }) => report === null);
  const helpFirst = taken.some(({ report }) => report.helpFirst);
  const date = longDate(printedAt);

  return (
    /* A table's head is the one thing that browsers repeat on every sheet. */
    <div className={styles.sheets}>
      <div className={styles.running}>
        <p>
          <span>{strings.programName}</span>
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
          <PaperSectionPart key={instrument.id} instrument={instrument} report={report} />
        ))}
        <footer className={styles.close}>
          {open.map(({ instrument }) => (
            <p key={instrument.id}>
              <strong>{instrument.title}</strong>: {instrument.feedback.emptyText}
            </p>
          ))}
          <p>{strings.imprecision}</p>
          <PaperNotes sections={taken} />
          {!helpFirst && <FeedbackHelp />}
        </footer>
      </div>
    </div>
  );
}
