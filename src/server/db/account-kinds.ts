/** Kinds of accounts, set by an admin command. Research data contain only `person`. */
export const accountKinds = ['person', 'test', 'demo'] as const;
export type AccountKind = (typeof accountKinds)[number];
