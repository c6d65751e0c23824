/** Texts about how a questionnaire goes. */
export const messages = {
  title: 'How it goes',
  steps: {
    read: 'You read one sentence.',
    tap: 'You tap what fits you.',
    next: 'The next one comes by itself.',
  },
  facts: (parts: string) => [
    parts,
    'You can stop at any time.',
    'After each part you see your result in words, and one small step.',
    'Only you can see your answers and results here.',
  ],
  /** @param minutes of all parts; null if unknown */
  parts: (count: number, minutes: number | null) =>
    minutes === null
      ? `${count} parts, on one day or on several.`
      : `${count} parts, ${minutes} minutes in all.`,
  startWith: (title: string) => `Start with ${title}`,
  continueWith: (title: string) => `Continue with ${title}`,
} as const;
