/** Something to choose: `value` stands in the file, `label` is read. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}
