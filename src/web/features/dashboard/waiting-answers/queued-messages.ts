/** Texts of the list of queued answers. */
export const messages = { title: 'Answers that wait on this phone' } as const;
