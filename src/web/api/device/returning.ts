import { keptStep } from './progress.ts';

/**
 * Marks the page for somebody who has finished something before, or of whom this device knows nothing, as after a
 * logout: notes may come above the cards of a dashboard, which wait for them, so that nothing moves that was seen
 * (decision 0053).
 */
export function markReturning(userid: string): void {
  document.documentElement.toggleAttribute('data-returns', keptStep(userid) !== 0);
}
