import type { Answer } from './codes.ts';
import { type Draft, findAnswerTime, isDeclinedAt } from './draft.ts';

/**
 * Merges two versions of a draft from two tabs: the newer answer to each question. Everything else is from
 * `savedDraft`, which is returned unchanged if the attempts differ.
 * @param savedDraft version on the device
 * @param own version of this tab
 * @param key unique text, used if the merged answers equal neither version
 */
export function mergeDrafts(savedDraft: Draft, own: Draft, key: string): Draft {
  if (savedDraft.attempt !== own.attempt || savedDraft.options.length !== own.options.length)
    return savedDraft;
  const isOwn = savedDraft.options.map(
    (_, at) => (findAnswerTime(own, at) ?? 0) > (findAnswerTime(savedDraft, at) ?? 0),
  );
  const pick = <T>(at: number, of: (draft: Draft) => T) => of(isOwn[at] ? own : savedDraft);
  const options = savedDraft.options.map((_, at) => pick(at, (draft) => draft.options[at] ?? null));
  const times = savedDraft.options.map((_, at) => pick(at, (draft) => findAnswerTime(draft, at)));
  const declined = savedDraft.options.map((_, at) => pick(at, (draft) => isDeclinedAt(draft, at)));
  const sameAs = (draft: Draft) =>
    draft.options.every((answer, at) => isSameAnswer(answer, options[at] ?? null));
  return { ...savedDraft, options, times, declined, key: [savedDraft, own].find(sameAs)?.key ?? key };
}

/** Whether two answers are equal. Lists of codes are ascending. */
export function isSameAnswer(a: Answer, b: Answer): boolean {
  return a === b || (a !== null && b !== null && a.toString() === b.toString() && typeof a === typeof b);
}
