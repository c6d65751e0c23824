import { api } from './api.ts';

/** All that send or watch a section's answers share one call by this. */
export const getSubmissionOptions = (sectionId: string) => ({ fixedCacheKey: `submit-${sectionId}` });

/** The part of the store that holds calls. */
export type SubmissionState = { readonly [api.reducerPath]: ReturnType<typeof api.reducer> };

/** Has this tab sent the answers of a section, or is it sending them? */
export function hasSubmission(state: SubmissionState, sectionId: string): boolean {
  return state[api.reducerPath].mutations[getSubmissionOptions(sectionId).fixedCacheKey] !== undefined;
}
