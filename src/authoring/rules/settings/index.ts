export { instituteNames } from './institute-names.ts';
export { placeholder } from './placeholder.ts';
export { safetyPlanReview } from './safety-plan-review.ts';
export { trialSectionUnknown } from './trial-section-unknown.ts';
