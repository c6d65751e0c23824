/** Placeholder headings for screens without a heading. */
export const headings = { part: 'Next part', screen: 'Before you go on' } as const;
