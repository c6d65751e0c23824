import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { listActiveSections } from '#domain/progress/section-unlocking.ts';
import { CombinedScreen, type CombinedScreenProps } from '#features/feedback/combined-screen.tsx';

export interface ResultTabsProps extends Pick<CombinedScreenProps, 'loadInstrument'> {
  /** All sections in their order. */
  readonly cards: readonly InstrumentCard[];
  /** The section of the first tab. A retired section gets a tab on its own screen. */
  readonly card: InstrumentCard;
}

/** The results of all sections in tabs. */
export function ResultTabs({ cards, card, loadInstrument }: ResultTabsProps) {
  const active = listActiveSections(cards);
  const tabs = active.includes(card) ? active : [...active, card];
  return <CombinedScreen cards={tabs} initial={card.id} loadInstrument={loadInstrument} />;
}
