import { lazy } from 'react';
import type { AfterScoreProps } from './after-score.tsx';

/**
 * What a result is read with once it stands: it comes after the first paint. Where it does not come, the result is there
 * without it.
 */
async function after() {
  try {
    return await import('./after-score.tsx');
  } catch (error) {
    console.warn('What stands under the scores could not be loaded', error);
    return { AfterScore: none<AfterScoreProps>, ReadingCards: none<{ reading: readonly string[] }> };
  }
}

function none<P>(_props: P) {
  return null;
}

/** Under a score: how it changed over time, and pages that go with it. */
export const AfterScore = lazy(async () => ({ default: (await after()).AfterScore }));

/** Pages that go with a result. */
export const ReadingCards = lazy(async () => ({ default: (await after()).ReadingCards }));
