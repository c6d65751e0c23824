import type { PossibleRange } from '../../scoring/possible-range.ts';
import type { Problem } from '../problem.ts';
import type { Instrument } from '../instrument.ts';

/** A problem without the id and level of its rule. */
export type RuleViolation = Pick<Problem, 'path' | 'expected' | 'actual' | 'fix'>;

/** Changes to a small valid instrument: path → new value; undefined deletes the key. */
export type InstrumentPatch = Readonly<Record<string, unknown>>;

/** A patch that breaks a rule, and one that fixes the problem by following `fix`. */
export interface PatchExample {
  readonly bad: InstrumentPatch;
  /** Applied after `bad`. */
  readonly good: InstrumentPatch;
  /** 'pairs': patches the sample instrument with a bipolar scale. */
  readonly sample?: 'pairs';
}

/** Data about an instrument that is computed before its rules are checked. */
export interface RuleContext {
  /** By score id. Scores with an invalid formula, or whose range cannot be computed, are absent. */
  readonly ranges: ReadonlyMap<string, PossibleRange>;
}

interface RuleDescription<Id extends string> {
  readonly id: Id;
  /** 'advice' does not prevent the use of the instrument. */
  readonly level: 'error' | 'advice';
  /** The rule in one sentence for authors. */
  readonly description: string;
  readonly examples: readonly [PatchExample, ...PatchExample[]];
}

/** A rule for the content of an instrument that is valid by the JSON schema. */
export interface ContentRule<Id extends string = string> extends RuleDescription<Id> {
  /**
   * What a violation makes invalid. 'scores': computed scores are meaningless, so worked examples are not run.
   * 'formula': the ranges of the scores in the problem's path are unknown, too; of all scores if the path names
   * none.
   */
  readonly invalidates?: 'scores' | 'formula';
  readonly check: (instrument: Instrument, known: RuleContext) => readonly RuleViolation[];
}

/** A rule for a set of instruments. */
export interface InstrumentSetRule<Id extends string = string> extends RuleDescription<Id> {
  /** @param names file names, in the same order */
  readonly check: (
    instruments: readonly Instrument[],
    names: readonly string[],
  ) => readonly (RuleViolation & { readonly at: number })[];
}

type RuleId = `instrument/${string}`;

/** Types a rule by its literal id, so that `InstrumentRuleId` is the list of all ids. */
export function defineContentRule<const Id extends RuleId>(rule: ContentRule<Id>): ContentRule<Id> {
  return rule;
}

/** Types a rule for sets of instruments by its literal id. */
export function defineSetRule<const Id extends RuleId>(rule: InstrumentSetRule<Id>): InstrumentSetRule<Id> {
  return rule;
}
