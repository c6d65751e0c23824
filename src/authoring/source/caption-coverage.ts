/** Captions may begin this long after the film does, and end this long before it. */
export const quietSeconds = 20;

/** What an author does where captions do not cover the film. */
export const coverFix =
  'Add what is said there; for a stretch without words write what is heard, as [music].';
