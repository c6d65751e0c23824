import type { Scale } from '#domain/instrument/instrument.ts';
import type { Expression } from '../expression/expression.ts';
import type { NotePosition } from '../foreign-form.ts';

/** A question as formulas see it. */
export interface ScoredQuestion {
  readonly id: string;
  readonly scale: Scale;
  /** Code by the value that the form stores. Empty for scales of numbers. */
  readonly codes: ReadonlyMap<string, number>;
}

/** A calculated value of a form. */
export interface ForeignScore {
  /** Name in the form, by which other calculations refer to it. */
  readonly name: string;
  readonly title: string;
  readonly position: NotePosition;
  /** Undefined if its text cannot be parsed. */
  readonly expression: Expression | undefined;
  /** The expression as the form has it, for the report. */
  readonly text: string;
  /** True for a value that only other calculations use. */
  readonly isHelper?: boolean;
}

/** Thrown for a calculation that no formula of a questionnaire represents. */
export class UnsupportedError extends Error {}
