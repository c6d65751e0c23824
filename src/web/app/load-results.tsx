import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import type { InstrumentCatalogue } from './instrument-catalogue.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import { useEdition } from './edition.ts';
import { useCards } from './use-cards.ts';
import { loadMessages } from '#web-language/load-messages.ts';

/** Loads the result of a section. Screen and instrument load in parallel. */
export async function loadFeedback({ id }: InstrumentCard, { cards, loadInstrument }: InstrumentCatalogue) {
  const [{ ResultScreen }, instrument] = await Promise.all([
    import('./result-screen.tsx'),
    loadInstrument(id),
  ]);
  return function Result() {
    const { edition } = useEdition(instrument, loadInstrument);
    return <ResultScreen instrument={edition} cards={useCards(cards)} />;
  };
}

/** Loads the results of all sections in tabs. */
export async function loadCombined(card: InstrumentCard, { cards, loadInstrument }: InstrumentCatalogue) {
  const { ResultTabs } = await import('./result-tabs.tsx');
  return function Results() {
    const { language } = useTranslation();
    return <ResultTabs key={language} cards={useCards(cards)} card={card} loadInstrument={loadInstrument} />;
  };
}

/** Preloads the screens that follow the last answer of an instrument. */
export function preloadResults(card: InstrumentCard, content: InstrumentCatalogue): Promise<unknown> {
  return Promise.all([
    loadFeedback(card, content),
    loadMessages(['help', 'results', 'shell']),
    import('#features/feedback/unsent-results.tsx'),
    import('#ui/toast/toaster.tsx'),
  ]);
}
