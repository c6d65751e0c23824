/** Texts of the fold with the numbers. */
export const numbersMessages = {
  summary: 'See the numbers',
  /** The whole caveat about borrowed norms, followed by a link. */
  sources: 'Where the numbers come from',
} as const;
