/** A part of the code that mutation tests change. */
export interface Area {
  readonly mutate: string[];
  /** Tests of the same folder, so that another folder does not cover the code by chance. */
  readonly tests: string[];
  /** Global setup files of Vitest. */
  readonly setup: string[];
  /** The minimum share of killed mutants, in percent. */
  readonly minPercent: number;
  /** Excludes code that runs once when a file is loaded, such as the texts of rules. */
  readonly ignoresStatic: boolean;
}

export const areas: Readonly<Record<string, Area>>;

/** Caches results, so that the next run tests only changed code. */
export const cacheFolder: string;

/** The report of the last run of an area. */
export function getReportFile(area: string): string;
