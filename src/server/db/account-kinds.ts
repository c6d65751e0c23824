/** Whose an account is: only those of people count in what leaves for research. Set by command alone. */
export const accountKinds = ['person', 'test', 'demo'] as const;
export type AccountKind = (typeof accountKinds)[number];
