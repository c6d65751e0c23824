import { lazy } from 'react';
import type { ScoreDetailsProps } from './score-details.tsx';

/**
 * Loads the content below a score after the first paint. If the module does not load, the result is displayed without
 * it.
 */
async function loadScoreDetails() {
  try {
    return await import('./score-details.tsx');
  } catch (error) {
    console.warn('The score details could not be loaded', error);
    return {
      ScoreDetails: renderNothing<ScoreDetailsProps>,
      ReadingCards: renderNothing<{ reading: readonly string[] }>,
    };
  }
}

function renderNothing<P>(_props: P) {
  return null;
}

/** Lazy `ScoreDetails`. */
export const ScoreDetails = lazy(async () => ({ default: (await loadScoreDetails()).ScoreDetails }));

/** Lazy `ReadingCards`. */
export const ReadingCards = lazy(async () => ({ default: (await loadScoreDetails()).ReadingCards }));
