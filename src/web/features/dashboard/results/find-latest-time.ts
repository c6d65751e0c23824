import type { CardResults } from './card-results.ts';

/** Returns the newest time of the results, ISO 8601. */
export function findLatestTime(results: readonly Pick<CardResults, 'last'>[]): string | undefined {
  return results
    .flatMap(({ last }) => last ?? [])
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
}
