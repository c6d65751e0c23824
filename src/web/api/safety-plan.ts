import settings from '#compiled/settings.json';
import type { SafetyPlanReview } from '#domain/institute/institute-settings.ts';

/**
 * The review of the safety plan. Undefined turns the plan off: its page is not available, and no page links to it. 'demo'
 * is the site of `npm run demo`, built with `VITE_DEMO`, which displays that the plan is not reviewed.
 */
export const safetyPlanReview: SafetyPlanReview | 'demo' | undefined = import.meta.env.VITE_DEMO
  ? 'demo'
  : (settings as { readonly safetyPlan?: SafetyPlanReview }).safetyPlan;
