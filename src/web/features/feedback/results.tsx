import { lazy, type ReactNode, Suspense } from 'react';
import { useSentHelpFirst } from '#api/help-first.ts';
import type { CompiledInstrument } from '#domain/scoring/formula-metadata.ts';
import { Empty } from '#ui/empty/empty.tsx';
import { Loader } from '#ui/loader/loader.tsx';
import { FailedReport } from './failed-report.tsx';
import { HelpNumbers } from '#help/result-help.tsx';
import { FrameParts } from './frame-parts.tsx';
import { ReportBody, ReportHead } from './report-view.tsx';
import { messages } from './messages.ts';
import { useReport } from './use-report.ts';

/** Loaded after the result, which does not wait for it. */
const ChooseStep = lazy(async () => {
  try {
    return { default: (await import('./choose-step.tsx')).ChooseStep };
  } catch (error) {
    console.warn('The steps to choose from could not be loaded', error);
    return { default: () => null };
  }
});

export interface SectionResultsProps {
  readonly instrument: CompiledInstrument;
  readonly userid: string;
  /** Target of the Next link. */
  readonly next?: string;
}

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
  sendingText = '',
  skipped = null,
  renderUnsent = null,
  sentNote,
}: ResultsProps) {
  const state = useReport(instrument, userid, { isSubmitting: sendingText !== '', skipped });
  const report = state.kind === 'ready' ? state.report : null;
  // If the answers may call for help, it is displayed in every state, and first if the sent answers call for it.
  const mayNeedHelp = !report && instrument.help.firstWhen.length > 0;
  const helpFirst = useSentHelpFirst(userid).includes(instrument.id);

  return (
    <FrameParts
      bodyKey={report ? 'result' : 'none'}
      dateText={report?.dateText}
      next={next}
      head={
        <>
          {mayNeedHelp && helpFirst && <HelpNumbers />}
          {sentNote}
          {renderUnsent?.(report !== null)}
          {report && <ReportHead report={report} pageTitle={instrument.title} />}
        </>
      }
    >
      {state.kind === 'loading' && <Loader text={sendingText || messages.loading} />}
      {state.kind === 'failed' && <FailedReport {...state} />}
      {state.kind === 'empty' && !renderUnsent && <Empty text={instrument.feedback.emptyText} />}
      {report && (
        <ReportBody report={report}>
          {!renderUnsent && (
            <Suspense>
              <ChooseStep userid={userid} sectionId={instrument.id} steps={report.steps} />
            </Suspense>
          )}
        </ReportBody>
      )}
      {mayNeedHelp && !helpFirst && <HelpNumbers />}
    </FrameParts>
  );
}
