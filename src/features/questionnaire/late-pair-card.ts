import { lazy } from 'react';

/** Fetches the card with two statements. Most instruments ask by options and never need it. */
export const loadPairCard = async () => ({ default: (await import('./pair-card.tsx')).PairCard });

/** The same as a component, for an instrument whose scale is bipolar. */
export const LatePairCard = lazy(loadPairCard);
