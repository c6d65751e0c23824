/** Texts of the choice of one small step. */
export const chooseStepMessages = {
  heading: 'One small step',
  save: 'Keep this step',
  remove: 'Do not keep it',
  saving: 'Saving...',
  note: 'Only you can see it.',
  saved: 'Kept. It is on your dashboard.',
  removed: 'No step is kept.',
  failed: 'Your choice could not be saved. Please try again.',
} as const;
