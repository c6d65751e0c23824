/** All that send or watch a section's answers share one call by this. */
export const submissionOf = (sectionId: string) => ({ fixedCacheKey: `submit-${sectionId}` });

/** The part of the store that holds calls; it joins the store with the first screen that makes one. */
export interface SubmissionState {
  readonly api?: { readonly mutations: Readonly<Record<string, unknown>> };
}

/** Has this tab sent the answers of a section, or is it sending them? */
export function hasSubmission({ api }: SubmissionState, sectionId: string): boolean {
  return api?.mutations[submissionOf(sectionId).fixedCacheKey] !== undefined;
}
