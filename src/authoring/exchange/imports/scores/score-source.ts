import type { Scale } from '#domain/instrument/instrument.ts';

/** A question as formulas see it. */
export interface ScoredQuestion {
  readonly id: string;
  readonly scale: Scale;
  /** Code by the value that the form stores. Empty for scales of numbers. */
  readonly codes: ReadonlyMap<string, number>;
}

/** Thrown for a calculation that no formula of a questionnaire represents. */
export class UnsupportedError extends Error {}
