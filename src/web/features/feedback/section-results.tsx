import { lazy, Suspense } from 'react';
import { useSentHelpFirst } from '#api/help-first.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { Empty } from '#ui/empty/empty.tsx';
import { Loader } from '#ui/loader/loader.tsx';
import { FailedReport } from './failed-report.tsx';
import { FeedbackHelp } from './feedback-help.tsx';
import { FrameParts } from './frame-parts.tsx';
import { ReportBody, ReportHead } from './report-view.tsx';
import { strings } from './strings.ts';
import { UnsentAnswers } from './unsent-answers.tsx';
import { useReport } from './use-report.ts';
import { useUnsent } from './use-unsent.ts';

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
  readonly instrument: Instrument;
  readonly userid: string;
  /** Where Next leads, if there is one. */
  readonly next?: string;
}

/** What is under a section's title, in all its states, on a screen of its own or in a tab. */
export function SectionResults({ instrument, userid, next }: SectionResultsProps) {
  const { sending, problems, send, skipped } = useUnsent(instrument, userid);
  const state = useReport(instrument, userid, { waiting: sending, skipped });
  const report = state.kind === 'ready' ? state.report : null;
  // Where help may come first it is there in every state, and first where the answers just sent ask for it.
  const helpNow = !report && instrument.help.firstWhen.length > 0;
  const helpFirst = useSentHelpFirst(userid).includes(instrument.id);
  const unsent = !sending && (problems.length > 0 || send !== null);

  return (
    <FrameParts
      when={report?.when}
      next={next}
      head={
        <>
          {helpNow && helpFirst && <FeedbackHelp />}
          {unsent && <UnsentAnswers problems={problems} send={send} earlierBelow={report !== null} />}
          {report && <ReportHead report={report} pageTitle={instrument.title} />}
        </>
      }
    >
      {state.kind === 'loading' && <Loader text={sending ? strings.sending : strings.loading} />}
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
