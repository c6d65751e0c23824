/** In seconds: the allowed gap before the first caption and after the last one. */
export const maxGapSeconds = 20;

/** The fix for captions that do not cover the film. */
export const coverFix =
  'Add captions for what is said there. Where there is no speech, describe the sound, such as [music].';
