/** Texts of the intro, separate from those of the questions, which are in the initial chunk. */
export const introMessages = {
  introduction: 'Introduction',
  start: 'Start Assessment',
  position: (position: number, count: number, minutes: number) =>
    `Assessment ${position} of ${count} · about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`,
  continue: (question: number, count: number) => `Continue · ${question} of ${count}`,
  restart: {
    button: 'Start again',
    title: 'Start again?',
    text: 'The answers you have given so far will be removed from this device.',
    keep: 'Keep my answers',
  },
  skipping: {
    mostNeeded: 'You may leave a question out. Answer most of them, so that you get a result.',
    allNeeded: 'You may leave a question out. Then a result that needs this answer is not calculated.',
  },
  leftUnfinished: 'You have left this assessment. Your answers so far stay on this device.',
} as const;
