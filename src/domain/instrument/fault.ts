/** Something an author must mend, in the author's words. The reader of the file adds its name in front. */
export interface Fault {
  /** Where in the file, as `scores[2].report.bands[0].levels`; '' for the whole file. */
  readonly path: string;
  readonly expected: string;
  readonly actual: string;
  /** What to do about it. */
  readonly fix: string;
  /** 'advice' asks for a second look and stops nothing; all else must be mended. */
  readonly level?: 'error' | 'advice';
}
