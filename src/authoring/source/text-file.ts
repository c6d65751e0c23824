/** A text file. */
export interface TextFile {
  /** Relative to the repository. */
  readonly file: string;
  readonly source: string;
}
