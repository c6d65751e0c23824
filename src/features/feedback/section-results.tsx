import type { Instrument } from '../../domain/instrument/instrument.ts';
import { Empty } from '../../ui/empty/empty.tsx';
import { Loader } from '../../ui/loader/loader.tsx';
import { FrameParts } from './frame-parts.tsx';
import { ReportBody, ReportHead } from './report-view.tsx';
import { strings } from './strings.ts';
import { UnsentAnswers } from './unsent-answers.tsx';
import { useReport } from './use-report.ts';
import { useUnsent } from './use-unsent.ts';

export interface SectionResultsProps {
  readonly instrument: Instrument;
  readonly userid: string;
  /** Where Next leads, if there is one. */
  readonly next?: string;
}

/** What stands under a section's title, in all its states, on a screen of its own or in a tab. */
export function SectionResults({ instrument, userid, next }: SectionResultsProps) {
  const { sending, problems, send } = useUnsent(instrument, userid);
  const state = useReport(instrument, userid, { waiting: sending });
  const report = state.kind === 'ready' ? state.report : null;
  const unsent = !sending && (problems.length > 0 || send !== null);

  return (
    <FrameParts
      when={report?.when}
      next={next}
      head={
        <>
          {unsent && <UnsentAnswers problems={problems} send={send} earlierBelow={report !== null} />}
          {report && <ReportHead report={report} pageTitle={instrument.title} />}
        </>
      }
    >
      {state.kind === 'loading' && <Loader text={sending ? strings.sending : strings.loading} />}
      {state.kind === 'failed' && <Empty text={strings.notAvailable} />}
      {state.kind === 'empty' && !unsent && <Empty text={instrument.feedback.emptyText} />}
      {report && <ReportBody report={report} />}
    </FrameParts>
  );
}
