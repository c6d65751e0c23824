/** What the dashboards say of answers that wait on this phone. */
export const strings = { title: 'Answers that wait on this phone' } as const;
