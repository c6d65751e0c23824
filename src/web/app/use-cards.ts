import { useMemo } from 'react';
import compiledCards from '#compiled/cards.json';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { useContent } from '#web-language/content.ts';

/** Cards in the displayed language. */
export function useCards(cards: readonly InstrumentCard[]): readonly InstrumentCard[] {
  const own = useContent('cards.json', compiledCards);
  return useMemo(
    () => (own === compiledCards ? cards : cards.map((card) => own.find(({ id }) => id === card.id) ?? card)),
    [cards, own],
  );
}
