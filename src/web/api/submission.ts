import { api } from './api.ts';

/** Options with the cache key that all mutations of a section share. */
export const getSubmissionOptions = (sectionId: string) => ({ fixedCacheKey: `submit-${sectionId}` });

/** The state of the store that contains the API slice. */
export type ApiSliceState = { readonly [api.reducerPath]: ReturnType<typeof api.reducer> };

/** Whether this tab has submitted the answers of a section, or is submitting them. */
export function hasSubmission(state: ApiSliceState, sectionId: string): boolean {
  return state[api.reducerPath].mutations[getSubmissionOptions(sectionId).fixedCacheKey] !== undefined;
}
