/** Milliseconds, from specification 1, sections 2 and 9. */
export const times = {
  toast: 3000,
  afterLogin: 1000,
  afterProfile: 1500,
  /** How long a login waits at most to learn whether newer terms are to be asked about. */
  termsTimeout: 3000,
} as const;
