import type { OpenDatabase } from '#server/db/open-database.ts';
import { fullSpeedPace, type BatchPace, createBatchPace } from '../source/batch-pace.ts';

/**
 * Selects the pace for a database. Prints a note if reading is slow, so that the pause is not mistaken for an
 * error.
 */
export function selectBatchPace(kind: OpenDatabase['kind'], isFast: boolean): BatchPace {
  const pace = createBatchPace(kind, isFast);
  if (pace !== fullSpeedPace)
    console.error(
      'Reading in small steps, so that the server stays fast. This takes about two minutes for 1,000 people, ' +
        'and longer on a busy machine. If no server runs, use --fast.',
    );
  return pace;
}
