import { keptStep } from './progress.ts';

/**
 * Marks the page for somebody who has finished something before, as far as this device knows: notes will come above the
 * cards of a dashboard, which wait for them, so that nothing moves that was seen (decision 0053).
 */
export function markReturning(userid: string): void {
  document.documentElement.toggleAttribute('data-returns', keptStep(userid) > 0);
}
