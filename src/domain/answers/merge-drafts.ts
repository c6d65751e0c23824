import type { Answer } from './codes.ts';
import { type Draft, getAnswerTime } from './draft.ts';

/**
 * What two tabs have made of one draft: of each answer the newer one, so that nothing given in either is lost.
 * Everything else is that of `kept`. A draft of another attempt is left out: it was sent, or begun anew.
 * @param savedDraft what the device holds
 * @param own what this tab holds
 * @param key goes with answers that are neither the one's nor the other's: any text that nobody used before
 */
export function mergeDrafts(savedDraft: Draft, own: Draft, key: string): Draft {
  if (savedDraft.attempt !== own.attempt || savedDraft.options.length !== own.options.length)
    return savedDraft;
  const isOwn = savedDraft.options.map(
    (_, at) => (getAnswerTime(own, at) ?? 0) > (getAnswerTime(savedDraft, at) ?? 0),
  );
  const pick = <T>(at: number, of: (draft: Draft) => T) => of(isOwn[at] ? own : savedDraft);
  const options = savedDraft.options.map((_, at) => pick(at, (draft) => draft.options[at] ?? null));
  const times = savedDraft.options.map((_, at) => pick(at, (draft) => getAnswerTime(draft, at)));
  const sameAs = (draft: Draft) => draft.options.every((answer, at) => isSame(answer, options[at] ?? null));
  return { ...savedDraft, options, times, key: [savedDraft, own].find(sameAs)?.key ?? key };
}

/** Do two answers say the same? Lists of codes are ascending. */
export function isSame(a: Answer, b: Answer): boolean {
  return a === b || (a !== null && b !== null && a.toString() === b.toString() && typeof a === typeof b);
}
