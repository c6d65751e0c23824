/** What the introduction says by itself: apart from what a question says, which comes in the first load. */
export const introMessages = {
  introduction: 'Introduction',
  start: 'Start Assessment',
  place: (position: number, count: number, minutes: number) =>
    `Assessment ${position} of ${count} · about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`,
  continue: (question: number, count: number) => `Continue · ${question} of ${count}`,
  anew: {
    button: 'Begin anew',
    title: 'Begin anew?',
    text: 'The answers you have given so far will be removed from this device.',
    keep: 'Keep my answers',
  },
  leftUnfinished: 'You have left this assessment. Your answers so far stay on this device.',
} as const;
