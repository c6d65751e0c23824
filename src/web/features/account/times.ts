/** Durations in milliseconds (specification 1, sections 2 and 9). */
export const times = {
  toast: 3000,
  afterLogin: 1000,
  afterProfile: 1500,
  /** Until another mail with a link can be asked for, and beyond the limit of an hour. */
  linkMailAgain: 60_000,
  linkMailLimit: 3_600_000,
  /** How long a login waits for the consents of the person. */
  termsTimeout: 3000,
} as const;
