/** Target for the reading grade (Flesch-Kincaid): grades 6 to 8 are easy to read. */
export const readingTarget = 8;

/** Pages above this grade are errors; between target and limit the check only advises. */
export const readingLimit = 10;

/** Target for exercises, which are read in a hard moment. */
export const exerciseTarget = 6;
