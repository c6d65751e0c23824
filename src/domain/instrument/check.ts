import { possibleRanges } from '../scoring/possible-range.ts';
import type { Flaw, Known, MeaningRule } from './check/rule.ts';
import { exampleRules, type InstrumentRuleId, meaningRules, setRules } from './check/rules.ts';
import { namedIds } from './check/scores/named.ts';
import type { Fault } from './fault.ts';
import type { Instrument } from './instrument.ts';

/** A fault that a rule on instruments found. */
export interface InstrumentFault extends Fault {
  readonly rule: InstrumentRuleId;
  readonly level: 'error' | 'advice';
}

/** A fault between instruments, reported for one of them. */
export interface SetFault extends InstrumentFault {
  /** Index of that instrument in the list. */
  readonly at: number;
}

/**
 * Everything in an instrument that does not fit together, in the order of the rules; none when it may be used.
 * Its shape was checked by the JSON schema before.
 */
export function checkInstrument(instrument: Instrument): InstrumentFault[] {
  return listFaults(instrument).filter(({ level }) => level === 'error');
}

/** What in an instrument that fits together is worth a second look all the same. */
export function adviceOn(instrument: Instrument): InstrumentFault[] {
  return listFaults(instrument).filter(({ level }) => level === 'advice');
}

/**
 * Works every example of an instrument and says where the program and the file disagree. Nothing is said while a rule
 * is broken without which nobody knows what answers give.
 */
export function runExamples(instrument: Instrument): InstrumentFault[] {
  const known = computeRanges(instrument);
  const isSpoilt = meaningRules.some((rule: Rule) => rule.spoils && rule.check(instrument, known).length > 0);
  return isSpoilt ? [] : exampleRules.flatMap((rule: Rule) => faultsBy(rule, rule.check(instrument, known)));
}

/**
 * What must hold between instruments: each id and title once, positions 1, 2, 3 … without a gap, no needs in a circle, no
 * address shared.
 * Of two with one id nothing else is said: one of them is a copy.
 * @param names how their files are called, in the same order; of two, the later one is blamed
 */
export function checkSet(
  instruments: readonly Instrument[],
  names: readonly string[] = instruments.map(({ id }) => id),
): SetFault[] {
  const faults = setRules.flatMap((rule) => faultsBy(rule, rule.check(instruments, names)));
  const copies = new Set(faults.flatMap(({ rule, at }) => (rule === 'instrument/id-repeated' ? [at] : [])));
  return faults.filter(({ rule, at }) => rule === 'instrument/id-repeated' || !copies.has(at));
}

type Rule = MeaningRule<InstrumentRuleId>;

function listFaults(instrument: Instrument): InstrumentFault[] {
  const known = computeRanges(instrument);
  return meaningRules.flatMap((rule: Rule) => faultsBy(rule, rule.check(instrument, known)));
}

function faultsBy<F extends Flaw>(
  { id, level }: { readonly id: InstrumentRuleId; readonly level: 'error' | 'advice' },
  flaws: readonly F[],
): (F & InstrumentFault)[] {
  return flaws.map((flaw) => ({ rule: id, level, ...flaw }));
}

/**
 * The ranges of scores whose formulas are in order. Of a score whose formula is at fault none is given: what would be
 * said of its range, limits or mean would only repeat that fault, with the wrong advice.
 */
function computeRanges(instrument: Instrument): Known {
  const unknown: Known = { ranges: new Map() };
  const suspects = new Set(
    meaningRules
      .filter((rule: Rule) => rule.spoils === 'formula')
      .flatMap((rule: Rule) => rule.check(instrument, unknown))
      .flatMap(({ path }) => scoresAt(path, instrument)),
  );
  const at = (id: string) => instrument.scores.findIndex((score) => score.id === id);
  for (const named of namedIds(instrument)) {
    if (named.of === 'scores' && named.ids.some((id) => suspects.has(at(id)))) suspects.add(named.at);
  }
  const ranges = [...possibleRanges(instrument)].filter(([id]) => !suspects.has(at(id)));
  return { ranges: new Map(ranges) };
}

/** The index of the score that a path names: 2 in "scores[2].formula"; of all scores for any other path. */
function scoresAt(path: string, { scores }: Instrument): number[] {
  const index = /^scores\[(\d+)\]/.exec(path)?.[1];
  return index === undefined ? scores.map((_, at) => at) : [Number(index)];
}
