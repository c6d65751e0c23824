import type { Helped } from '#contract/requests.ts';

export type { Helped };

/** What the chosen step says on the dashboard. */
export const strings = {
  title: 'The step I chose',
  didItHelp: 'Did it help?',
  forYou: 'For your eyes alone.',
  thanks: 'Thank you for telling.',
  failed: 'Your answer could not be kept. Please try again.',
} as const;

/** Every answer to the question, as it travels and as it reads. */
export const helpedWords: readonly (readonly [Helped, string])[] = [
  [1, 'Yes'],
  [2, 'A little'],
  [3, 'No'],
  [4, 'I did not try it'],
  [5, 'I would rather not say'],
];
