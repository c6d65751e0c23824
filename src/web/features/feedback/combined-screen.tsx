import { ArrowLeft } from 'lucide-react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { selectSession } from '#api/session.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import type { CompiledInstrument } from '#domain/scoring/formula-metadata.ts';
import { Button } from '#ui/button/button.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { Container } from '#ui/page/page.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import styles from './combined-screen.module.css';
import { FeedbackFrame } from './feedback-frame.tsx';
import { FeedbackFrameContent } from './frame-parts.tsx';
import { NoSession } from './no-session.tsx';
import { SectionResults } from './section-results.tsx';
import { useBackOrFallback } from './use-back-or-fallback.ts';
import { type LoadInstrument, useInstrument } from './use-instrument.ts';
import { useTranslation } from '#web-language/use-translation.ts';

export interface CombinedScreenProps {
  /** One tab per card, in order; at least one. */
  readonly cards: readonly InstrumentCard[];
  /** Id of the section to open if the URL names none. */
  readonly initial: string;
  readonly loadInstrument: LoadInstrument;
}

/** The feedback of all sections in tabs. The selected tab is in the URL (`?tab=`). */
export function CombinedScreen({ cards, initial, loadInstrument }: CombinedScreenProps) {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const { back, state } = useBackOrFallback('/myPatternScreen');
  const tabParam = params.get('tab')?.toLowerCase();
  const card =
    cards.find(({ id }) => id.toLowerCase() === tabParam) ??
    cards.find(({ id }) => id === initial) ??
    cards[0];

  function selectTab(tab: string) {
    // Replaces the history entry, so that Back leaves the screen.
    setParams({ tab }, { replace: true, state, preventScrollReset: true });
  }

  return (
    <>
      <Container className={styles.back}>
        {/* The title is below the tabs, so screen readers and keyboards start here. */}
        <p id="page-start" tabIndex={-1} className="sr">
          {t('results.sections')}
        </p>
        <Button variant="tertiary" startIcon={<ArrowLeft aria-hidden="true" />} onClick={back}>
          {t('results.back')}
        </Button>
      </Container>
      {card && (
        <Tabs
          label={t('results.sections')}
          tabs={cards.map(({ id, shortTitle, look: { ink } }) => ({ id, label: shortTitle, accent: ink }))}
          value={card.id}
          onValueChange={selectTab}
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

/** The panel of a tab, mounted when the tab is selected. */
function Section({ card, loadInstrument }: SectionProps) {
  const session = useSelector(selectSession);
  const instrument = useInstrument(loadInstrument, card.id);
  return (
    <FeedbackFrame title={card.title} accent={card.look.ink}>
      {session ? <Results instrument={instrument} userid={session.userid} /> : <NoSession />}
    </FeedbackFrame>
  );
}

function Results({ instrument, userid }: { instrument: CompiledInstrument | null; userid: string }) {
  const { t } = useTranslation();
  if (instrument)
    return (
      <SectionResults
        instrument={instrument}
        userid={userid}
        onePageAddress="/myPatternFeedback#counsellor"
      />
    );
  return (
    <FeedbackFrameContent>
      <Spinner label={t('results.loading')} />
    </FeedbackFrameContent>
  );
}
