/** Status messages of the editor store. */
export const storeMessages = {
  saved: 'Saved.',
  savedWithErrors: (count: number) =>
    `Saved as a draft with ${count} ${count === 1 ? 'error' : 'errors'}. Until they are corrected, the preview shows the last valid version.`,
  outside: 'The file was changed outside. Nothing was saved over it.',
  reloaded: 'The file was changed outside and was loaded again.',
  draftKept: 'Your text stays. Save overwrites the changed file.',
  undone: 'Undone.',
  redone: 'Redone.',
} as const;
