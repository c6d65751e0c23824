import { ArrowLeft } from 'lucide-react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { selectSession } from '#api/session.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import type { CompiledInstrument } from '#domain/scoring/formula-facts.ts';
import { Button } from '#ui/button/button.tsx';
import { Loader } from '#ui/loader/loader.tsx';
import { Wrap } from '#ui/page/page.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import styles from './combined-screen.module.css';
import { FeedbackFrame } from './feedback-frame.tsx';
import { FrameParts } from './frame-parts.tsx';
import { NoSession } from './no-session.tsx';
import { SectionResults } from './section-results.tsx';
import { messages } from './messages.ts';
import { useBackOr } from './use-back-or.ts';
import { type LoadInstrument, useInstrument } from './use-instrument.ts';

export interface CombinedScreenProps {
  /** One tab for each, in their order; at least one. */
  readonly cards: readonly InstrumentCard[];
  /** The id of the section to open where the address names none. */
  readonly initial: string;
  readonly loadInstrument: LoadInstrument;
}

/** The feedback of all sections side by side, one tab each. The address keeps the tab (`?tab=`) for Back. */
export function CombinedScreen({ cards, initial, loadInstrument }: CombinedScreenProps) {
  const [params, setParams] = useSearchParams();
  const { back, state } = useBackOr('/myPatternScreen');
  const named = params.get('tab')?.toLowerCase();
  const card =
    cards.find(({ id }) => id.toLowerCase() === named) ?? cards.find(({ id }) => id === initial) ?? cards[0];

  function choose(tab: string) {
    // Replaced, so that one Back leaves the screen, whatever was looked at meanwhile.
    setParams({ tab }, { replace: true, state, preventScrollReset: true });
  }

  return (
    <>
      <Wrap className={styles.back}>
        {/* The title is below the tabs: whoever listens, or goes by keyboard, begins above them. */}
        <p id="page-start" tabIndex={-1} className="sr">
          {messages.sections}
        </p>
        <Button variant="quiet" icon={<ArrowLeft aria-hidden="true" />} onClick={back}>
          {messages.back}
        </Button>
      </Wrap>
      {card && (
        <Tabs
          label={messages.sections}
          tabs={cards.map(({ id, shortTitle, look: { ink } }) => ({ id, name: shortTitle, ink }))}
          chosen={card.id}
          onChoose={choose}
        >
          <Section key={card.id} card={card} loadInstrument={loadInstrument} />
        </Tabs>
      )}
    </>
  );
}

interface SectionProps extends Pick<CombinedScreenProps, 'loadInstrument'> {
  readonly card: InstrumentCard;
}

/** What a tab shows. It is made when its tab is chosen, and loads only then. */
function Section({ card, loadInstrument }: SectionProps) {
  const session = useSelector(selectSession);
  const instrument = useInstrument(loadInstrument, card.id);
  return (
    <FeedbackFrame title={card.title} page={`${card.title} · ${messages.sections}`} ink={card.look.ink}>
      {session ? <Results instrument={instrument} userid={session.userid} /> : <NoSession />}
    </FeedbackFrame>
  );
}

function Results({ instrument, userid }: { instrument: CompiledInstrument | null; userid: string }) {
  if (instrument) return <SectionResults instrument={instrument} userid={userid} />;
  return (
    <FrameParts>
      <Loader text={messages.loading} />
    </FrameParts>
  );
}
