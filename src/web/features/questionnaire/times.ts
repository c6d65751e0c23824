/** Milliseconds. The first two are those of specification 2, section 9. */
export const times = {
  /** From choosing an answer to the next question. */
  advance: 300,
  /** From an accepted submission to the feedback. */
  feedback: 1000,
  /** A new question takes no tap for so long: the second half of a double tap must not answer it. */
  settle: 300,
  /** The longest wait for the screen of a result that is not there yet: without a line none comes. */
  screen: 3000,
} as const;
