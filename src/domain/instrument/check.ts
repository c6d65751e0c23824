import { computePossibleRanges } from '../scoring/possible-range.ts';
import type { Flaw, RuleContext, MeaningRule } from './check/rule.ts';
import { exampleRules, type InstrumentRuleId, meaningRules, setRules } from './check/rules.ts';
import { listFormulaReferences } from './check/scores/references.ts';
import type { Fault } from './fault.ts';
import type { Instrument } from './instrument.ts';

/** A fault found by an instrument rule. */
export interface InstrumentFault extends Fault {
  readonly rule: InstrumentRuleId;
  readonly level: 'error' | 'advice';
}

/** A fault in a set of instruments, reported for one of them. */
export interface SetFault extends InstrumentFault {
  /** Index of that instrument in the list. */
  readonly at: number;
}

/**
 * Checks an instrument that is valid by the JSON schema.
 * @returns its errors in the order of the rules; empty if it can be used
 */
export function checkInstrument(instrument: Instrument): InstrumentFault[] {
  return listFaults(instrument).filter(({ level }) => level === 'error');
}

/** Finds advice on an instrument: faults that do not prevent its use. */
export function listAdvice(instrument: Instrument): InstrumentFault[] {
  return listFaults(instrument).filter(({ level }) => level === 'advice');
}

/**
 * Computes all worked examples of an instrument and reports differences from the file. Reports nothing if a rule
 * is broken that makes scores meaningless.
 */
export function runExamples(instrument: Instrument): InstrumentFault[] {
  const known = computeRanges(instrument);
  const isInvalid = meaningRules.some(
    (rule: Rule) => rule.invalidates && rule.check(instrument, known).length > 0,
  );
  return isInvalid ? [] : exampleRules.flatMap((rule: Rule) => toFaults(rule, rule.check(instrument, known)));
}

/**
 * Checks a set of instruments: unique ids, titles and addresses, consecutive positions from 1, no circular
 * needs. A duplicate id suppresses the other faults of the copy.
 * @param names file names in the same order; of two files in conflict, the later one has the fault
 */
export function checkSet(
  instruments: readonly Instrument[],
  names: readonly string[] = instruments.map(({ id }) => id),
): SetFault[] {
  const faults = setRules.flatMap((rule) => toFaults(rule, rule.check(instruments, names)));
  const copies = new Set(faults.flatMap(({ rule, at }) => (rule === 'instrument/id-repeated' ? [at] : [])));
  return faults.filter(({ rule, at }) => rule === 'instrument/id-repeated' || !copies.has(at));
}

type Rule = MeaningRule<InstrumentRuleId>;

function listFaults(instrument: Instrument): InstrumentFault[] {
  const known = computeRanges(instrument);
  return meaningRules.flatMap((rule: Rule) => toFaults(rule, rule.check(instrument, known)));
}

function toFaults<F extends Flaw>(
  { id, level }: { readonly id: InstrumentRuleId; readonly level: 'error' | 'advice' },
  flaws: readonly F[],
): (F & InstrumentFault)[] {
  return flaws.map((flaw) => ({ rule: id, level, ...flaw }));
}

/**
 * Computes the ranges of scores with valid formulas. Omits scores with invalid formulas, whose range, limits and
 * mean would only repeat the fault.
 */
function computeRanges(instrument: Instrument): RuleContext {
  const unknown: RuleContext = { ranges: new Map() };
  const suspects = new Set(
    meaningRules
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
