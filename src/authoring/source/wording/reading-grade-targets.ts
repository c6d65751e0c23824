/** Target for the reading grade (Flesch-Kincaid): grades 6 to 8 are easy to read. */
export const targetReadingGrade = 8;

/** Pages above this grade are errors; between target and limit the check only advises. */
export const maxReadingGrade = 10;

/** Target for exercises, which are read in a hard moment. */
export const targetExerciseGrade = 6;
