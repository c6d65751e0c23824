import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { HelpNumbers, ResultHelp } from '#help/result-help.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { ResultSummaryCard } from './answer-card.tsx';
import { ChooseStep } from './choose-step.tsx';
import { Numbers, ReadingCards } from './lazy-numbers.tsx';
import { NextLinks } from './next-links.tsx';
import type { FeedbackReport } from './report.ts';
import styles from './report-view.module.css';
import type { NextTarget } from './use-next-target.ts';
import { useTranslation } from '#web-language/use-translation.ts';

export interface ReportHeadProps {
  readonly report: FeedbackReport;
  readonly userid: string;
  readonly sectionId: string;
  readonly pageTitle: string;
  /** The answers are not yet known to the server, so no step can be kept. */
  readonly hidesSteps?: boolean;
}

/** The head of a report: help if the answers call for it, and the answer card. */
export function ReportHead({ report, hidesSteps = false, pageTitle, ...rest }: ReportHeadProps) {
  const { strength, time, answer, limitNote, helpText, steps } = report;
  return (
    <>
      <ResultHelp strength={strength} time={time} />
      <ResultSummaryCard answer={answer} limitNote={limitNote} helpText={helpText} pageTitle={pageTitle}>
        <ChooseStep {...rest} steps={hidesSteps ? [] : steps} />
      </ResultSummaryCard>
    </>
  );
}

export interface ReportBodyProps {
  readonly report: FeedbackReport;
  readonly pageTitle: string;
  /** Without it there is no Next link. */
  readonly next?: NextTarget;
  /** Address of the page to print for a counsellor, offered after a heavy result; '' for none. */
  readonly onePageAddress?: string;
  /** Rendered at the end of the answer, above the numbers. */
  readonly after?: ReactNode;
}

/**
 * What to read, what comes next, and the numbers. It renders when all of its parts are loaded, so that nothing moves;
 * until then it keeps the content below out of view.
 */
export function ReportBody(props: ReportBodyProps) {
  const { t } = useTranslation();
  return (
    <Suspense
      fallback={
        <div className={styles.waiting} data-waiting>
          <Spinner label={t('results.loading')} />
        </div>
      }
    >
      <Body {...props} />
    </Suspense>
  );
}

function Body({ report, pageTitle, next, onePageAddress = '', after }: ReportBodyProps) {
  const { t } = useTranslation();
  const { answer, strength } = report;
  return (
    <div className={styles.body}>
      {answer.others.length > 0 && (
        <ul className={styles.others}>
          {answer.others.map(({ id, title, word }) => (
            <li key={id}>
              <span>{title}</span> <b>{word}</b>
            </li>
          ))}
        </ul>
      )}
      <ReadingCards reading={answer.reading} />
      {strength !== 'none' && onePageAddress && (
        <p>
          <Link className={styles.onePage} to={onePageAddress}>
            {t('results.onePage')}
          </Link>
        </p>
      )}
      {next && <NextLinks {...next} />}
      {after}
      <Numbers report={report} pageTitle={pageTitle} />
      <p className={styles.note}>{t('results.noDiagnosis')}</p>
      {strength === 'none' && <HelpNumbers />}
    </div>
  );
}
