import type { Logic } from './expression/logic.ts';
import type { Expression } from './expression/expression.ts';
import { headings } from './headings.ts';

/** A form of another program, reduced to what a questionnaire can represent. */
export interface ForeignForm {
  readonly title: string;
  /** BCP 47 tag, if the form states one. */
  readonly language?: string | undefined;
  readonly parts: readonly ForeignPart[];
  /** Its calculations, in any order. */
  readonly scores: readonly ForeignScore[];
  readonly notes: readonly ImportNote[];
  /** The title in other languages. */
  readonly translations?: Translations | undefined;
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

/** A text in other languages, by BCP 47 tag. */
export type Translations = Readonly<Record<string, string>>;

/** A question or an instruction screen of an imported form. */
export type ForeignPart = ForeignQuestion | ForeignScreen;

interface PartBase {
  /** Name in the form, used by conditions. */
  readonly name: string;
  readonly position: NotePosition;
  /** When it is displayed, in names and answers of the form. */
  readonly showWhen?: Logic | undefined;
  readonly translations?: Translations | undefined;
}

/** A question of an imported form. */
export interface ForeignQuestion extends PartBase {
  readonly text: string;
  /** True for an item that the form scores in reverse. */
  readonly reverse?: boolean | undefined;
  readonly scale: ForeignScale;
}

interface ForeignScreen extends PartBase {
  readonly heading?: string | undefined;
  readonly instruction: string;
}

/** Whether a form has a question whose answers can count; texts, dates and clock times alone are no questionnaire. */
export function hasCountedQuestion({ parts }: Pick<ForeignForm, 'parts'>): boolean {
  return parts.some((part) => 'scale' in part && !/^(text|date|time)$/.test(part.scale.kind));
}

/** The scale of an imported question. */
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
  | {
      readonly kind: 'analogue';
      readonly min?: number | undefined;
      readonly max?: number | undefined;
      readonly step?: number | undefined;
      readonly low: string;
      readonly high: string;
    }
  | { readonly kind: 'time' }
  | { readonly kind: 'date'; readonly min: number; readonly max: number }
  | { readonly kind: 'text'; readonly maxLength: number };

/** The scale of an imported question with what changed, or why it cannot be imported. */
export type ScaleImport =
  | {
      readonly scale: ForeignScale;
      readonly changes?: string | undefined;
      /** Label of the text that people write if they select the option "other". */
      readonly otherText?: string | undefined;
    }
  | { readonly scale?: never; readonly why: string };

/** An option of an imported question. */
export interface ForeignOption {
  /** The value that the form stores for it. */
  readonly raw: string;
  readonly label: string;
  /** Its score, if the form states one besides the code. */
  readonly value?: number | undefined;
  readonly alone?: boolean | undefined;
  /** True for an answer without a value. */
  readonly notApplicable?: boolean | undefined;
  readonly translations?: Translations | undefined;
}

/** A position in the imported file. */
export interface NotePosition {
  /** Row of a table, from 1. */
  readonly line?: number;
  /** A column, a cell such as "survey!C4", or a path such as "item[2].type". */
  readonly path: string;
}

/** A part that was not imported, or imported with changes. */
export interface ImportNote {
  readonly position: NotePosition;
  readonly rule: 'left-out' | 'changed' | 'assumed';
  /** Name in the form of the question, screen or score that it is about. */
  readonly part?: string | undefined;
  /** Names of further questions that it is about. */
  readonly others?: readonly string[] | undefined;
  readonly actual: string;
  /** What a questionnaire supports instead, or the imported value. */
  readonly expected: string;
  readonly fix: string;
}

/** Creates a note on a part that a questionnaire cannot represent. */
export function createOmissionNote(
  position: NotePosition,
  actual: string,
  expected: string,
  { part, fix = 'Remove the question, or ask it in another form.' }: { part?: string; fix?: string } = {},
): ImportNote {
  return { position, rule: 'left-out', part, actual, expected, fix };
}

/** Creates a note on a part that was imported with changes. */
export function createChangeNote(
  position: NotePosition,
  actual: string,
  expected: string,
  { part, fix = 'Check that this is what you want.' }: { part?: string; fix?: string } = {},
): ImportNote {
  return { position, rule: 'changed', part, actual, expected, fix };
}

/**
 * Creates a note on a condition that a questionnaire cannot represent.
 * @param name name in the form of what is now always displayed
 * @param text the condition; omitted if it is too long or no text
 */
export function createConditionNote(position: NotePosition, name: string, text?: string): ImportNote {
  return createOmissionNote(
    position,
    text === undefined
      ? `the condition of "${name}"; it is now always displayed`
      : `the condition ${text}; "${name}" is now always displayed`,
    'comparisons of one answer with a fixed one, joined by and, or, not',
    { part: name, fix: 'Write "showWhen" of the item, or ask it of everyone.' },
  );
}

/** Creates the screen with the text of a matrix, whose rows become questions after it. */
export function createMatrixScreen(
  name: string,
  position: NotePosition,
  text: string,
  showWhen: Logic | undefined,
): ForeignPart {
  return { name: `${name} screen`, position, heading: headings.part, instruction: text, showWhen };
}
