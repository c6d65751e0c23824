import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { referenceValuesAddress } from '#domain/chain/addresses.ts';
import { Loader } from '#ui/loader/loader.tsx';
import { FeedbackHelp } from './feedback-help.tsx';
import { ReadingCards } from './later.tsx';
import { NextStep } from './next-step.tsx';
import type { HelpMessages, Report } from './report.ts';
import styles from './report-view.module.css';
import { LeadScore, PartScore } from './score-view.tsx';
import { messages } from './messages.ts';

/** What is on the tinted ground: the leading score, and before it, when that is due, where to get help. */
export function ReportHead({ report, pageTitle }: { report: Report; pageTitle: string }) {
  return (
    <>
      {report.helpFirst && <FeedbackHelp />}
      {report.help && <HelpSays help={report.help} />}
      {report.nowCompared && <p className={styles.aside}>{report.nowCompared}</p>}
      {report.lead ? (
        <LeadScore score={report.lead} pageTitle={pageTitle}>
          {report.borrowed && <Careful />}
        </LeadScore>
      ) : (
        report.borrowed && <Careful />
      )}
    </>
  );
}

/** Above the first chart: what its comparisons rest on. */
function Careful() {
  return (
    <p className={styles.aside}>
      {messages.careful} <Link to={referenceValuesAddress}>{messages.carefulLink}</Link>
    </p>
  );
}

/** What takes the place of the texts, steps and reading of the levels, once. */
function HelpSays({ help: { text, step, reading } }: { help: HelpMessages }) {
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
  readonly report: Report;
  /** Stands after the scores. */
  readonly children?: ReactNode;
}

/**
 * The other scores, what the reference values are worth, and where to get help. It appears at once, with what is under
 * each score, so that nothing on the screen moves: till then it keeps what follows below the screen.
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
  // Under a leading score the others are its parts: on a small screen each is a line that opens.
  const folds = report.lead !== null && report.groups.some(({ scores }) => scores.length > 2);
  return (
    <>
      {report.groups.map(({ heading, scores }) => (
        <section key={heading} className={styles.group}>
          <h2>{heading}</h2>
          {scores.map((score) => (
            <PartScore key={score.id} score={score} folds={folds} />
          ))}
        </section>
      ))}
      <div className={styles.close}>
        {children}
        <div className={styles.notes}>
          <p>{messages.imprecision}</p>
          <p>
            {!report.borrowed && report.normsNote} {messages.noDiagnosis}
          </p>
        </div>
        {!report.helpFirst && <FeedbackHelp />}
      </div>
    </>
  );
}
