/** A problem in a file, as a message for its author. Callers add the file name. */
export interface Problem {
  /** Path in the file, such as `scores[2].report.bands[0].levels`; '' for the whole file. */
  readonly path: string;
  readonly expected: string;
  readonly actual: string;
  /** The instruction to the author. */
  readonly fix: string;
  /** Id of the rule, `group/name`. */
  readonly rule?: string;
  /** 'advice' does not prevent the use of the file. The default is 'error'. */
  readonly level?: 'error' | 'advice';
}
