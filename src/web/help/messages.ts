/** Texts of the help numbers next to results. */
export const messages = {
  title: 'Need to talk?',
  text: 'You do not have to carry this alone. A call to someone who listens can be a good first step.',
} as const;
