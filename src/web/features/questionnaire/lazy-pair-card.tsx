import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { PairCard } from './pair-card.tsx';

/** Once it has come. */
let come: typeof PairCard | undefined;

async function loadPairCard() {
  come = (await import('./pair-card.tsx')).PairCard;
  return { default: come };
}

const LazyCard = lazy(loadPairCard);

/**
 * Fetches the card with two statements where the instrument has such. A page that was rendered with one is taken over
 * as it stands only if the card is there at once: React draws a late part anew, and what was tapped before is lost.
 */
export async function loadPairs({ items }: Pick<Instrument, 'items'>): Promise<void> {
  if (items.some((item) => 'left' in item)) await loadPairCard();
}

/** The card with two statements. Most instruments ask by options and never need it. */
export function LazyPairCard(props: ComponentProps<typeof PairCard>) {
  const [Card] = useState(() => come);
  if (Card) return <Card {...props} />;
  return (
    <Suspense>
      <LazyCard {...props} />
    </Suspense>
  );
}
