import { lazy, type ReactNode, Suspense } from 'react';
import { useSentHelpFirst } from '#api/help-first.ts';
import type { CompiledInstrument } from '#domain/scoring/formula-facts.ts';
import { Empty } from '#ui/empty/empty.tsx';
import { Loader } from '#ui/loader/loader.tsx';
import { FailedReport } from './failed-report.tsx';
import { FeedbackHelp } from './feedback-help.tsx';
import { FrameParts } from './frame-parts.tsx';
import { ReportBody, ReportHead } from './report-view.tsx';
import { messages } from './messages.ts';
import { useReport } from './use-report.ts';

/** Comes after the result itself, which does not wait for it; without it nothing is to be chosen. */
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
  /** Where Next leads, if there is one. */
  readonly next?: string;
}

export interface ResultsProps extends SectionResultsProps {
  /** Says that answers are on their way, whose result is waited for; '' where none are. */
  readonly sending?: string;
  /** Ids of the questions skipped in the answers that this tab has just sent; null where it sent none. */
  readonly skipped?: readonly string[] | null;
  /**
   * What is said of answers that have not been sent; null where there are none.
   * @param earlierBelow an earlier result is below and must not be taken for theirs
   */
  readonly unsent?: ((earlierBelow: boolean) => ReactNode) | null;
  /** Says that its answers have just been sent. */
  readonly sent?: ReactNode;
}

/** A section's result in all its states. */
export function Results({
  instrument,
  userid,
  next,
  sending = '',
  skipped = null,
  unsent = null,
  sent,
}: ResultsProps) {
  const state = useReport(instrument, userid, { waiting: sending !== '', skipped });
  const report = state.kind === 'ready' ? state.report : null;
  // Where help may come first it is there in every state, and first where the answers just sent ask for it.
  const helpNow = !report && instrument.help.firstWhen.length > 0;
  const helpFirst = useSentHelpFirst(userid).includes(instrument.id);

  return (
    <FrameParts
      body={report ? 'result' : 'none'}
      when={report?.when}
      next={next}
      head={
        <>
          {helpNow && helpFirst && <FeedbackHelp />}
          {sent}
          {unsent?.(report !== null)}
          {report && <ReportHead report={report} pageTitle={instrument.title} />}
        </>
      }
    >
      {state.kind === 'loading' && <Loader text={sending || messages.loading} />}
      {state.kind === 'failed' && <FailedReport {...state} />}
      {state.kind === 'empty' && !unsent && <Empty text={instrument.feedback.emptyText} />}
      {report && (
        <ReportBody report={report}>
          {!unsent && (
            <Suspense>
              <ChooseStep userid={userid} sectionId={instrument.id} steps={report.steps} />
            </Suspense>
          )}
        </ReportBody>
      )}
      {helpNow && !helpFirst && <FeedbackHelp />}
    </FrameParts>
  );
}
