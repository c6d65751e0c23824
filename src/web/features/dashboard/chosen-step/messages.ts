import type { StepRating } from '#contract/requests.ts';

export type { StepRating as Helped };

/** Texts of the chosen step. */
export const messages = {
  title: 'The step I chose',
  didItHelp: 'Did it help?',
  forYou: 'For your eyes alone.',
  thanks: 'Thank you for telling.',
  failed: 'Your answer could not be kept. Please try again.',
} as const;
