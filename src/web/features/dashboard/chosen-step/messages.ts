import type { StepRating } from '#contract/requests.ts';

export type { StepRating as Helped };

/** Texts of the chosen step. */
export const messages = {
  title: 'The step I chose',
  didItHelp: 'Did it help?',
  forYou: 'Only you can see this.',
  thanks: 'Thank you. Your answer is saved.',
  failed: 'Your answer could not be saved. Please try again.',
} as const;
