/** Texts of the choice of one small step. */
export const chooseStepMessages = {
  heading: 'One small step',
  save: 'Save this step',
  remove: 'Remove it',
  saving: 'Saving...',
  note: 'Only you can see it.',
  saved: 'Saved. It is on your dashboard.',
  removed: 'Removed.',
  failed: 'Your choice could not be saved. Please try again.',
} as const;
