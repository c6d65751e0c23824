import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { PairCard } from './pair-card.tsx';

/** The loaded component, so that it can render without `Suspense`. */
let LoadedCard: typeof PairCard | undefined;

async function loadPairCard() {
  LoadedCard = (await import('./pair-card.tsx')).PairCard;
  return { default: LoadedCard };
}

const LazyCard = lazy(loadPairCard);

/**
 * Loads `PairCard` if the instrument has pairs. Hydration keeps prerendered markup only if the component is loaded;
 * otherwise React replaces it and earlier taps are lost.
 */
export async function preloadPairCard({ items }: Pick<Instrument, 'items'>): Promise<void> {
  if (items.some((item) => 'left' in item)) await loadPairCard();
}

/** Renders `PairCard`, lazily if it is not loaded. */
export function LazyPairCard(props: ComponentProps<typeof PairCard>) {
  const [Card] = useState(() => LoadedCard);
  if (Card) return <Card {...props} />;
  return (
    <Suspense>
      <LazyCard {...props} />
    </Suspense>
  );
}
