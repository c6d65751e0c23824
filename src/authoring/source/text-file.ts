/** A file of plain text as it was read. */
export interface TextFile {
  /** Relative to the repository. */
  readonly file: string;
  readonly source: string;
}
