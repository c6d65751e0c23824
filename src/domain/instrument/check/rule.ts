import type { PossibleRange } from '../../scoring/possible-range.ts';
import type { Fault } from '../fault.ts';
import type { Instrument } from '../instrument.ts';

/** What is wrong at one place; the rule that found it adds its id and level. */
export type Flaw = Pick<Fault, 'path' | 'expected' | 'actual' | 'fix'>;

/** Changes to a small instrument without faults: place in the file → new value; undefined takes the key out. */
export type Patch = Readonly<Record<string, unknown>>;

/** A mistake, and the same file after an author did what `fix` says. */
export interface PatchExample {
  readonly bad: Patch;
  /** On top of `bad`. */
  readonly good: Patch;
  /** 'pairs': the small instrument has a slider between two statements. */
  readonly sample?: 'pairs';
}

/** What is known of an instrument before its rules are checked. */
export interface Known {
  /** By score id; a score is absent where its formula is at fault or its range cannot be worked out. */
  readonly ranges: ReadonlyMap<string, PossibleRange>;
}

interface Described<Id extends string> {
  readonly id: Id;
  /** 'advice' asks for a second look and stops nothing. */
  readonly level: 'error' | 'advice';
  /** What must hold, in one sentence for authors. */
  readonly says: string;
  readonly examples: readonly [PatchExample, ...PatchExample[]];
}

/** One rule on the meaning of an instrument whose shape is right. */
export interface MeaningRule<Id extends string = string> extends Described<Id> {
  /**
   * 'scores': a file that breaks it gives other results than its author means, so worked examples are not run.
   * 'formula': besides, the ranges of the scores that it names are not known; of every score where it names none.
   */
  readonly spoils?: 'scores' | 'formula';
  readonly check: (instrument: Instrument, known: Known) => readonly Flaw[];
}

/** One rule on several instruments together. */
export interface SetRule<Id extends string = string> extends Described<Id> {
  /** @param names how the files are called, in the same order */
  readonly check: (
    instruments: readonly Instrument[],
    names: readonly string[],
  ) => readonly (Flaw & { readonly at: number })[];
}

type Named = `instrument/${string}`;

/** Keeps the id of a rule as a type, so that the list of rules is the closed list of ids. */
export function meaningRule<const Id extends Named>(rule: MeaningRule<Id>): MeaningRule<Id> {
  return rule;
}

/** The same for a rule on several instruments. */
export function setRule<const Id extends Named>(rule: SetRule<Id>): SetRule<Id> {
  return rule;
}
