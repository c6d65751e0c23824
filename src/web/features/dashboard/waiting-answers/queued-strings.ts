/** Messages about queued answers. */
export const strings = { title: 'Answers that wait on this phone' } as const;
