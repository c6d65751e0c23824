/** A text file. */
export interface TextSource {
  /** Relative to the repository. */
  readonly file: string;
  readonly source: string;
}
