import type { Result } from '../../domain/scoring/result.ts';
import type { Attempt } from '../repositories/attempts.ts';

/** The result an attempt was stored with. It is what the domain computed on that day, never computed anew. */
export function storedResult(attempt: Pick<Attempt, 'result'>): Result {
  return attempt.result as Result;
}
