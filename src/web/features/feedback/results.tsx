import type { ReactNode } from 'react';
import { useHelpFirstSectionIds } from '#api/help-first.ts';
import type { CompiledInstrument } from '#domain/scoring/formula-metadata.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { FailedReport } from './failed-report.tsx';
import { HelpNumbers, ResultHelp } from '#help/result-help.tsx';
import { FeedbackFrameContent } from './frame-parts.tsx';
import { ReportBody, ReportHead } from './report-view.tsx';
import type { FeedbackReport } from './report.ts';
import type { NextTarget } from './use-next-target.ts';
import { useReport } from './use-report.ts';
import { useTranslation } from '#web-language/use-translation.ts';

export interface SectionResultsProps {
  readonly instrument: CompiledInstrument;
  readonly userid: string;
  /** Target of the Next link. */
  readonly next?: NextTarget;
  /** Address of the page to print for a counsellor, offered after a heavy result. */
  readonly onePageAddress?: string;
  /** Renders content at the end of the answer, above the numbers. */
  readonly renderAfter?: RenderAfter;
}

/** Renders content after a result. */
export type RenderAfter = (answer: {
  readonly sectionId: string;
  readonly report: FeedbackReport;
}) => ReactNode;

export interface ResultsProps extends SectionResultsProps {
  /** Text while answers are being sent; '' if none are. */
  readonly sendingText?: string;
  /** Ids of the questions skipped in the answers just sent from this tab, null if there are none. */
  readonly skipped?: readonly string[] | null;
  /**
   * Renders the note on unsent answers; null if there are none.
   * @param hasEarlierResult an earlier result is displayed below
   */
  readonly renderUnsent?: ((hasEarlierResult: boolean) => ReactNode) | null;
  /** Note that the answers have been sent. */
  readonly sentNote?: ReactNode;
}

/** The result of a section in all its states. */
export function Results({
  instrument,
  userid,
  next,
  onePageAddress,
  renderAfter,
  sendingText = '',
  skipped = null,
  renderUnsent = null,
  sentNote,
}: ResultsProps) {
  const { t } = useTranslation();
  const state = useReport(instrument, userid, { isSubmitting: sendingText !== '', skipped });
  const report = state.kind === 'ready' ? state.report : null;
  // If the answers may call for help, it is displayed in every state, and first if the sent answers call for it.
  const mayNeedHelp = !report && instrument.help.firstWhen.length > 0;
  const helpFirst = useHelpFirstSectionIds(userid).includes(instrument.id);

  return (
    <FeedbackFrameContent
      bodyKey={report ? 'result' : 'none'}
      answeredText={report?.answeredText}
      next={report ? undefined : next}
      head={
        <>
          {mayNeedHelp && helpFirst && <ResultHelp strength="block" />}
          {sentNote}
          {renderUnsent?.(report !== null)}
          {report && (
            <ReportHead
              report={report}
              userid={userid}
              sectionId={instrument.id}
              pageTitle={instrument.title}
              hidesSteps={renderUnsent !== null}
            />
          )}
        </>
      }
    >
      {state.kind === 'loading' && <Spinner label={sendingText || t('results.loading')} />}
      {state.kind === 'failed' && <FailedReport {...state} />}
      {state.kind === 'empty' && !renderUnsent && <EmptyState title={instrument.feedback.emptyText} />}
      {report && (
        <ReportBody
          report={report}
          pageTitle={instrument.title}
          next={next}
          onePageAddress={onePageAddress}
          after={renderUnsent ? null : renderAfter?.({ sectionId: instrument.id, report })}
        />
      )}
      {mayNeedHelp && !helpFirst && <HelpNumbers />}
    </FeedbackFrameContent>
  );
}
