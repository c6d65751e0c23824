/** Texts of the choice of one small step. */
export const chooseStepMessages = {
  legend: 'One small step I choose',
  none: 'None just now',
  save: 'Keep this choice',
  saving: 'Keeping...',
  note: 'For your eyes alone. It waits for you on the dashboard.',
  saved: (none: boolean) =>
    none ? 'No step is kept.' : 'Kept. It waits for you on the dashboard, for your eyes alone.',
  failed: 'Your choice could not be kept. Please try again.',
} as const;
