import { createPortal } from 'react-dom';
import { HelpNumbers } from '#help/result-help.tsx';
import styles from './print-report.module.css';
import { PrintNotes } from './print-notes.tsx';
import type { PrintReportProps } from './print-report-props.ts';
import { PrintSectionPart } from './print-section.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import settings from '#compiled/settings.json';

/** The report for A4 paper. It is a portal in the body, visible only in print, where it hides everything else. */
export function PrintReport(props: PrintReportProps) {
  return createPortal(
    <div className={styles.paper}>
      <WholeReport {...props} />
    </div>,
    document.body,
  );
}

function WholeReport({ sections, name, printedAt }: PrintReportProps) {
  const { t, format } = useTranslation();
  const completed = sections.flatMap(({ instrument, report }) => (report ? [{ instrument, report }] : []));
  const missing = sections.filter(({ report }) => report === null);
  const hasHelp = completed.some(({ report }) => report.strength === 'block');
  const date = format.day(printedAt);

  return (
    /* Only table headers repeat on every printed page. */
    <div className={styles.sheets}>
      <div className={styles.running}>
        <p>
          <span>{settings.programName}</span>
          <span>{name}</span>
          <span>{date}</span>
        </p>
      </div>
      <div className={styles.content}>
        <header className={styles.title}>
          <h1>{t('numbers.print.title')}</h1>
          <p>{format.series([name, date].filter((part) => part !== ''))}</p>
        </header>
        {completed.map(({ instrument, report }) => (
          <PrintSectionPart key={instrument.id} instrument={instrument} report={report} />
        ))}
        <footer className={styles.close}>
          {missing.map(({ instrument }) => (
            <p key={instrument.id}>
              <strong>{instrument.title}</strong>: {instrument.feedback.emptyText}
            </p>
          ))}
          <PrintNotes sections={completed} />
          {!hasHelp && <HelpNumbers />}
        </footer>
      </div>
    </div>
  );
}
