/** School years of reading (Flesch and Kincaid) that a text may ask for: grade 6 to 8 reads easily. */
export const readingTarget = 8;

/** Above this grade a page is not released; between target and limit the check only advises. */
export const readingLimit = 10;
