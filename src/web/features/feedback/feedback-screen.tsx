import { useSelector } from 'react-redux';
import { selectSession } from '#api/session.ts';
import type { CompiledInstrument } from '#domain/scoring/formula-metadata.ts';
import { FeedbackFrame } from './feedback-frame.tsx';
import { NoSession } from './no-session.tsx';
import { SectionResults } from './section-results.tsx';

export interface FeedbackScreenProps {
  readonly instrument: CompiledInstrument;
}

/** The result of the newest attempt, with the previous one. */
export function FeedbackScreen({ instrument }: FeedbackScreenProps) {
  const session = useSelector(selectSession);
  const next = instrument.routes.afterFeedback;
  return (
    <FeedbackFrame title={instrument.title} accent={instrument.look.ink}>
      {session ? (
        <SectionResults instrument={instrument} userid={session.userid} next={next} />
      ) : (
        <NoSession next={next} />
      )}
    </FeedbackFrame>
  );
}
