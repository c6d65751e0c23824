/** Headings of screens that a form gives none, for an author to replace. */
export const headings = { part: 'Next part', screen: 'Before you go on' } as const;
