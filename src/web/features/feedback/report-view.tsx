import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { referenceValuesAddress } from '#domain/reading-order/addresses.ts';
import { Loader } from '#ui/loader/loader.tsx';
import { HelpNumbers } from '#help/result-help.tsx';
import { ReadingCards } from './lazy-score-details.tsx';
import { NextStep } from './next-step.tsx';
import type { HelpMessages, FeedbackReport } from './report.ts';
import styles from './report-view.module.css';
import { LeadScore, PartScore } from './score-view.tsx';
import { messages } from './messages.ts';

/** The head of a report: the lead score and, if the answers call for it, help above it. */
export function ReportHead({ report, pageTitle }: { report: FeedbackReport; pageTitle: string }) {
  return (
    <>
      {report.helpFirst && <HelpNumbers />}
      {report.help && <HelpMessage help={report.help} />}
      {report.groupNote && <p className={styles.aside}>{report.groupNote}</p>}
      {report.lead ? (
        <LeadScore score={report.lead} pageTitle={pageTitle}>
          {report.hasBorrowedNorms && <NormsCaution />}
        </LeadScore>
      ) : (
        report.hasBorrowedNorms && <NormsCaution />
      )}
    </>
  );
}

/** Says above the first chart what the comparisons are based on. */
function NormsCaution() {
  return (
    <p className={styles.aside}>
      {messages.careful} <Link to={referenceValuesAddress}>{messages.carefulLink}</Link>
    </p>
  );
}

/** The help messages, which replace the texts, steps and reading of the levels. */
function HelpMessage({ help: { text, step, reading } }: { help: HelpMessages }) {
  if (text === '' && step === '' && reading.length === 0) return null;
  return (
    <div className={styles.help}>
      {text && <p className={styles.helpText}>{text}</p>}
      <NextStep step={step} />
      <Suspense>{reading.length > 0 && <ReadingCards reading={reading} />}</Suspense>
    </div>
  );
}

interface ReportBodyProps {
  readonly report: FeedbackReport;
  /** Rendered after the scores. */
  readonly children?: ReactNode;
}

/**
 * The other scores, the notes on norms, and help. It renders when all of its parts are loaded, so that nothing moves;
 * until then it keeps the content below out of view.
 */
export function ReportBody(props: ReportBodyProps) {
  return (
    <Suspense
      fallback={
        props.report.lead ? (
          <div data-waiting />
        ) : (
          <div className={styles.waiting}>
            <Loader text={messages.loading} />
          </div>
        )
      }
    >
      <Body {...props} />
    </Suspense>
  );
}

function Body({ report, children }: ReportBodyProps) {
  // Under a lead score the others are its subscales, collapsed on small screens.
  const folds = report.lead !== null && report.groups.some(({ scores }) => scores.length > 2);
  return (
    <>
      {report.groups.map(({ heading, scores }) => (
        <section key={heading} className={styles.group}>
          <h2>{heading}</h2>
          {scores.map((score) => (
            <PartScore key={score.id} score={score} isCollapsible={folds} />
          ))}
        </section>
      ))}
      <div className={styles.close}>
        {children}
        <div className={styles.notes}>
          <p>{messages.imprecision}</p>
          <p>
            {!report.hasBorrowedNorms && report.normsNote} {messages.noDiagnosis}
          </p>
        </div>
        {!report.helpFirst && <HelpNumbers />}
      </div>
    </>
  );
}
