/** Something an author must mend, in the author's words. The reader of the file adds its name in front. */
export interface Problem {
  /** Where in the file, as `scores[2].report.bands[0].levels`; '' for the whole file. */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
  /** What to do about it. */
  readonly mend: string;
  /** 'advice' asks for a second look and stops nothing; all else must be mended. */
  readonly level?: 'error' | 'advice';
}
