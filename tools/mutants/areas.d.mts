/** A part of the code in which small faults are planted, and the tests that must notice them. */
export interface Area {
  readonly mutate: string[];
  /** Tests of the same room: what one room promises is not kept by luck in another. */
  readonly tests: string[];
  /** Vitest's global set-up for them. */
  readonly setup: string[];
  /** The share of faults, in percent, that must be noticed. */
  readonly floor: number;
  /** No fault is planted in what is read once when a file is loaded, such as the words and examples of rules. */
  readonly skipsTexts: boolean;
}

export const areas: Readonly<Record<string, Area>>;

/** The folder that keeps what searches found, so that the next one searches only what changed. */
export const cache: string;

/** The file that holds what the last search of an area found. */
export function reportOf(area: string): string;
