/** Durations in milliseconds. The first two are those of specification 2, section 9. */
export const times = {
  /** From an answer to the next question. */
  advance: 300,
  /** From an accepted submission to the feedback. */
  feedback: 1000,
  /** How long a new question ignores taps, so that a double tap does not answer it. */
  settle: 300,
  /** Timeout for the feedback screen, which may not load offline. */
  screen: 3000,
} as const;
