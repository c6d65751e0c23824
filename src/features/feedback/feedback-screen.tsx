import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectSession } from '../../api/session.ts';
import type { Instrument } from '../../domain/instrument/instrument.ts';
import { Empty } from '../../ui/empty/empty.tsx';
import { Loader } from '../../ui/loader/loader.tsx';
import { FeedbackFrame } from './feedback-frame.tsx';
import { ReportBody, ReportHead } from './report-view.tsx';
import { strings } from './strings.ts';
import { UnsentAnswers } from './unsent-answers.tsx';
import { useReport } from './use-report.ts';
import { useUnsent } from './use-unsent.ts';

export interface FeedbackScreenProps {
  readonly instrument: Instrument;
}

/** What the person's newest answers to one instrument say, beside the answers before. */
export function FeedbackScreen({ instrument }: FeedbackScreenProps) {
  const session = useSelector(selectSession);
  if (!session) return <NoSession instrument={instrument} />;
  return <Results instrument={instrument} userid={session.userid} />;
}

function NoSession({ instrument }: FeedbackScreenProps) {
  useEffect(() => console.warn(strings.missingSession), []);
  return (
    <FeedbackFrame instrument={instrument}>
      <Empty text={strings.notAvailable} />
    </FeedbackFrame>
  );
}

function Results({ instrument, userid }: FeedbackScreenProps & { readonly userid: string }) {
  const { sending, problems, send } = useUnsent(instrument, userid);
  const state = useReport(instrument, userid, sending);
  const report = state.kind === 'ready' ? state.report : null;
  const unsent = !sending && (problems.length > 0 || send !== null);

  return (
    <FeedbackFrame
      instrument={instrument}
      when={report?.when}
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
    </FeedbackFrame>
  );
}
