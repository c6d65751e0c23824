/** Texts of the cards of reading pages. */
export const readingMessages = {
  toRead: 'To read',
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
} as const;
