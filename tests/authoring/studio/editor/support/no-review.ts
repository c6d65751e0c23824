import type { ReviewView } from '#authoring/drafts/requests.ts';

/** The review of a file without one. */
export const noReview: ReviewView = {
  history: [],
  comments: [],
  authors: [],
  isRequired: false,
  acceptedBy: null,
};
