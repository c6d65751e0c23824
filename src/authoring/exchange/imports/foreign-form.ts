import type { Logic } from './logic.ts';

/** A form of another program, as far as a questionnaire can hold it, in its order. */
export interface ForeignForm {
  readonly title: string;
  /** A BCP 47 tag, where the form says one. */
  readonly language?: string | undefined;
  readonly parts: readonly ForeignPart[];
  readonly notes: readonly Note[];
}

export type ForeignPart = ForeignQuestion | ForeignScreen;

interface PartBase {
  /** Its name in the form, which conditions use. */
  readonly name: string;
  readonly position: NotePosition;
  /** When it is shown, in the form's own names and answers. */
  readonly showWhen?: Logic | undefined;
}

export interface ForeignQuestion extends PartBase {
  readonly text: string;
  readonly scale: ForeignScale;
}

interface ForeignScreen extends PartBase {
  readonly heading?: string | undefined;
  readonly instruction: string;
}

export type ForeignScale =
  | { readonly kind: 'choice' | 'several'; readonly options: readonly ForeignOption[] }
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly unit?: string | undefined;
    }
  | {
      readonly kind: 'rating';
      readonly min: number;
      readonly max: number;
      readonly low: string;
      readonly high: string;
    }
  | { readonly kind: 'analogue'; readonly low: string; readonly high: string };

export interface ForeignOption {
  /** What the form stores for it. */
  readonly raw: string;
  readonly label: string;
  /** What it counts, where the form says so beside its code. */
  readonly value?: number | undefined;
  readonly alone?: boolean | undefined;
}

/** A place in the imported file. */
export interface NotePosition {
  /** The row, from 1, of a table. */
  readonly line?: number;
  /** A column, a cell as "survey!C4", or a path as "item[2].type". */
  readonly path: string;
}

/** A part that was not imported, or imported with changes. */
export interface Note {
  readonly position: NotePosition;
  readonly rule: 'left-out' | 'changed' | 'assumed';
  readonly actual: string;
  /** What a questionnaire supports instead, or the imported value. */
  readonly expected: string;
  readonly fix: string;
}

/** A part that a questionnaire cannot hold. */
export function createOmissionNote(position: NotePosition, actual: string, expected: string): Note {
  return {
    position,
    rule: 'left-out',
    actual,
    expected,
    fix: 'Remove the question, or ask it in another form.',
  };
}

/** A part that was imported with changes. */
export function createChangeNote(position: NotePosition, actual: string, expected: string): Note {
  return { position, rule: 'changed', actual, expected, fix: 'Check that this is what you want.' };
}
