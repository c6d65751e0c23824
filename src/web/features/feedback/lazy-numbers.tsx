import { lazy } from 'react';
import { messages } from './messages.ts';
import type { NumbersProps } from './numbers.tsx';

/** Loads charts, tables and links to pages after the answer has been displayed. */
async function loadNumbers() {
  try {
    return await import('./numbers.tsx');
  } catch (error) {
    console.warn('The numbers could not be loaded', error);
    return {
      Numbers: (_props: NumbersProps) => <p>{messages.numbersFailed}</p>,
      ReadingCards: (_props: { reading: readonly string[] }) => null,
    };
  }
}

/** Lazy `Numbers`. */
export const Numbers = lazy(async () => ({ default: (await loadNumbers()).Numbers }));

/** Lazy `ReadingCards`. */
export const ReadingCards = lazy(async () => ({ default: (await loadNumbers()).ReadingCards }));
