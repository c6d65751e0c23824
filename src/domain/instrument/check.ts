import { computePossibleRanges } from '../scoring/possible-range.ts';
import type { RuleViolation, RuleContext, ContentRule } from './check/rule.ts';
import { exampleRules, type InstrumentRuleId, contentRules, setRules } from './check/rules.ts';
import { listFormulaReferences } from './check/scores/references.ts';
import type { Problem } from './problem.ts';
import type { Instrument } from './instrument.ts';

/** A problem found by an instrument rule. */
export interface InstrumentProblem extends Problem {
  readonly rule: InstrumentRuleId;
  readonly level: 'error' | 'advice';
}

/** A problem in a set of instruments, reported for one of them. */
export interface SetProblem extends InstrumentProblem {
  /** Index of that instrument in the list. */
  readonly at: number;
}

/**
 * Checks an instrument that is valid by the JSON schema.
 * @returns its errors in the order of the rules; empty if it can be used
 */
export function checkInstrument(instrument: Instrument): InstrumentProblem[] {
  return listProblems(instrument).filter(({ level }) => level === 'error');
}

/** Finds advice on an instrument: problems that do not prevent its use. */
export function listAdvice(instrument: Instrument): InstrumentProblem[] {
  return listProblems(instrument).filter(({ level }) => level === 'advice');
}

/**
 * Computes all worked examples of an instrument and reports differences from the file. Reports nothing if a rule
 * is broken that makes scores meaningless.
 */
export function runExamples(instrument: Instrument): InstrumentProblem[] {
  const known = computeRanges(instrument);
  const isInvalid = contentRules.some(
    (rule: Rule) => rule.invalidates && rule.check(instrument, known).length > 0,
  );
  return isInvalid
    ? []
    : exampleRules.flatMap((rule: Rule) => toProblems(rule, rule.check(instrument, known)));
}

/**
 * Checks a set of instruments: unique ids, titles and addresses, consecutive positions from 1, no circular
 * needs. A duplicate id suppresses the other problems of the copy.
 * @param names file names in the same order; of two files in conflict, the later one has the problem
 */
export function checkSet(
  instruments: readonly Instrument[],
  names: readonly string[] = instruments.map(({ id }) => id),
): SetProblem[] {
  const problems = setRules.flatMap((rule) => toProblems(rule, rule.check(instruments, names)));
  const copies = new Set(problems.flatMap(({ rule, at }) => (rule === 'instrument/id-repeated' ? [at] : [])));
  return problems.filter(({ rule, at }) => rule === 'instrument/id-repeated' || !copies.has(at));
}

type Rule = ContentRule<InstrumentRuleId>;

function listProblems(instrument: Instrument): InstrumentProblem[] {
  const known = computeRanges(instrument);
  return contentRules.flatMap((rule: Rule) => toProblems(rule, rule.check(instrument, known)));
}

function toProblems<F extends RuleViolation>(
  { id, level }: { readonly id: InstrumentRuleId; readonly level: 'error' | 'advice' },
  violations: readonly F[],
): (F & InstrumentProblem)[] {
  return violations.map((violation) => ({ rule: id, level, ...violation }));
}

/**
 * Computes the ranges of scores with valid formulas. Omits scores with invalid formulas, whose range, limits and
 * mean would only repeat the problem.
 */
function computeRanges(instrument: Instrument): RuleContext {
  const unknown: RuleContext = { ranges: new Map() };
  const suspects = new Set(
    contentRules
      .filter((rule: Rule) => rule.invalidates === 'formula')
      .flatMap((rule: Rule) => rule.check(instrument, unknown))
      .flatMap(({ path }) => scoresAt(path, instrument)),
  );
  const at = (id: string) => instrument.scores.findIndex((score) => score.id === id);
  for (const named of listFormulaReferences(instrument)) {
    if (named.of === 'scores' && named.ids.some((id) => suspects.has(at(id)))) suspects.add(named.at);
  }
  const ranges = [...computePossibleRanges(instrument)].filter(([id]) => !suspects.has(at(id)));
  return { ranges: new Map(ranges) };
}

/** The index of the score in a path: 2 for "scores[2].formula"; all indexes for any other path. */
function scoresAt(path: string, { scores }: Instrument): number[] {
  const index = /^scores\[(\d+)\]/.exec(path)?.[1];
  return index === undefined ? scores.map((_, at) => at) : [Number(index)];
}
