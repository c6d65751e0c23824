/** An option of a select. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}
