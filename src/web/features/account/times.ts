/** Durations in milliseconds (specification 1, sections 2 and 9). */
export const times = {
  toast: 3000,
  afterLogin: 1000,
  afterProfile: 1500,
  /** How long a login waits for the consents of the person. */
  termsTimeout: 3000,
} as const;
