/** In seconds: the allowed gap before the first caption and after the last one. */
export const maxGapSeconds = 20;

/** The fix for captions that do not cover the film. */
export const coverFix =
  'Add what is said there; for a stretch without words write what is heard, as [music].';
