/** Something to choose: `value` stands in the file, `label` is read. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Names to choose from, and what they are names of: "Level". */
export interface NamesGiven {
  readonly label: string;
  readonly names: readonly Choice[];
}
