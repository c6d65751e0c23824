/** What the choice of one small step says. */
export const chooseStepMessages = {
  legend: 'One small step I choose',
  none: 'None just now',
  keep: 'Keep this choice',
  keeping: 'Keeping...',
  about: 'For your eyes alone. It waits for you on the dashboard.',
  kept: (none: boolean) =>
    none ? 'No step is kept.' : 'Kept. It waits for you on the dashboard, for your eyes alone.',
  failed: 'Your choice could not be kept. Please try again.',
} as const;
