import type { Answer } from './codes.ts';
import { type Draft, timeOf } from './draft.ts';

/**
 * What two tabs have made of one draft: of each answer the newer one, so that nothing given in either is lost.
 * Everything else is that of `kept`. A draft of another attempt is left out: it was sent, or begun anew.
 * @param kept what the device holds
 * @param own what this tab holds
 * @param key goes with answers that are neither the one's nor the other's: any text that nobody used before
 */
export function mergeDrafts(kept: Draft, own: Draft, key: string): Draft {
  if (kept.attempt !== own.attempt || kept.options.length !== own.options.length) return kept;
  const isOwn = kept.options.map((_, at) => (timeOf(own, at) ?? 0) > (timeOf(kept, at) ?? 0));
  const pick = <T>(at: number, of: (draft: Draft) => T) => of(isOwn[at] ? own : kept);
  const options = kept.options.map((_, at) => pick(at, (draft) => draft.options[at] ?? null));
  const times = kept.options.map((_, at) => pick(at, (draft) => timeOf(draft, at)));
  const sameAs = (draft: Draft) => draft.options.every((answer, at) => isSame(answer, options[at] ?? null));
  return { ...kept, options, times, key: [kept, own].find(sameAs)?.key ?? key };
}

/** Do two answers say the same? Lists of codes are ascending. */
export function isSame(a: Answer, b: Answer): boolean {
  return a === b || (a !== null && b !== null && a.toString() === b.toString() && typeof a === typeof b);
}
