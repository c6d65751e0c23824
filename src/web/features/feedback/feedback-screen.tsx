import { useSelector } from 'react-redux';
import { selectSession } from '#api/session.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import type { CompiledInstrument } from '#domain/scoring/formula-metadata.ts';
import { FeedbackFrame } from './feedback-frame.tsx';
import { NoSession } from './no-session.tsx';
import type { RenderAfter, SectionResultsProps } from './results.tsx';
import { SectionResults } from './section-results.tsx';
import { useNextTarget } from './use-next-target.ts';

export interface FeedbackScreenProps {
  readonly instrument: CompiledInstrument;
  /** Sections that are not retired, in their order, among which Next finds the next open one. */
  readonly cards?: readonly InstrumentCard[];
  /** Renders content at the end of the answer, above the numbers. */
  readonly renderAfter?: RenderAfter;
}

/** The result of the newest attempt: the answer first, then the numbers. */
export function FeedbackScreen({ instrument, cards = [], renderAfter }: FeedbackScreenProps) {
  const session = useSelector(selectSession);
  return (
    <FeedbackFrame title={instrument.title} accent={instrument.look.ink}>
      {session ? (
        <OwnResults
          instrument={instrument}
          userid={session.userid}
          cards={cards}
          onePageAddress="/myPatternFeedback#counsellor"
          renderAfter={renderAfter}
        />
      ) : (
        <NoSession next={{ to: instrument.routes.afterFeedback, section: null }} />
      )}
    </FeedbackFrame>
  );
}

function OwnResults({ cards, ...props }: SectionResultsProps & Required<Pick<FeedbackScreenProps, 'cards'>>) {
  const { id, routes } = props.instrument;
  const next = useNextTarget(props.userid, cards, id, routes.afterFeedback);
  return <SectionResults {...props} next={next} />;
}
