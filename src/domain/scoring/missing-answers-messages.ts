/** Texts about the effect of questions without an answer on a score. */
export const missingAnswersMessages = {
  unknown: 'Not calculated, because too few questions were answered. That is okay.',
  skipped: (gaps: number, all: number) =>
    `${gaps} of ${all} questions ${gaps === 1 ? 'was' : 'were'} not answered`,
  ownMean: (gaps: number) => `the average of your other answers is used for ${gaps === 1 ? 'it' : 'them'}.`,
  leftOut: (gaps: number) => `${gaps === 1 ? 'it is' : 'they are'} left out.`,
  /** @param needs the number of answers that it needs at least */
  notCalculated: (share: string, needs: number | 'all' | 'parts') => {
    const what = { all: 'an answer to each of them', parts: 'more answers in one of its parts' };
    const needed = typeof needs === 'number' ? `at least ${needs} answers` : what[needs];
    return `Not calculated: ${share}. That is okay. It needs ${needed}.`;
  },
} as const;
