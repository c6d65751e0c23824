/** Status messages of the editor store. */
export const storeMessages = {
  saved: 'Saved.',
  savedWithErrors: (count: number) =>
    `Saved as a draft: ${count} to mend before it can be released. While the program cannot use it, it shows the last good form.`,
  outside: 'The file was changed outside. Nothing was saved over it.',
  taken: 'The file was changed outside, and is shown as it is now.',
  kept: 'Your text is kept. Save writes it over the one from outside.',
  undone: 'One step back.',
  redone: 'One step forth.',
} as const;
