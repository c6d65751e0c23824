import type { Instrument, MissingRule } from '../instrument/instrument.ts';
import { listOperands } from './formulas/operands.ts';
import { type PossibleRange, computePossibleRanges } from './possible-range.ts';

/** Data derived from the formula of a score, independent of answers. */
interface FormulaMetadata {
  /** The possible scores; absent if they cannot be computed. */
  readonly possible?: PossibleRange;
  /** The effect of unanswered questions; absent if none may be unanswered. */
  readonly gaps?: MissingMetadata;
}

interface MissingMetadata {
  /** Ids of the items that it counts, directly or through other scores. */
  readonly items: readonly string[];
  /** Its rule for missing answers, or that of a score it is made of. */
  readonly rule?: MissingRule;
  /** It is made of scores, each of which needs enough answers of its own. */
  readonly isOfScores?: true;
}

/** An instrument with the data derived from its formulas, so that the client needs no formula code. */
export interface CompiledInstrument extends Instrument {
  /** By score id. */
  readonly formulaFacts: Readonly<Record<string, FormulaMetadata>>;
}

/** Adds the data derived from the formulas to an instrument. */
export function addFormulaMetadata(instrument: Instrument): CompiledInstrument {
  const ranges = computePossibleRanges(instrument);
  const createMetadata = (id: string): FormulaMetadata => {
    const possible = ranges.get(id);
    const gaps = instrument.allowsMissing ? createMissingMetadata(instrument, id) : undefined;
    return { ...(possible && { possible }), ...(gaps && { gaps }) };
  };
  return {
    ...instrument,
    formulaFacts: Object.fromEntries(instrument.scores.map(({ id }) => [id, createMetadata(id)])),
  };
}

function createMissingMetadata(instrument: Instrument, id: string): MissingMetadata {
  const rule = findMissingRule(instrument, id);
  const formula = instrument.scores.find((score) => score.id === id)?.formula;
  const isOfScores = formula !== undefined && listOperands(formula).some(({ of }) => of === 'scores');
  return {
    items: [...listItems(instrument, id)],
    ...(rule && { rule }),
    ...(isOfScores && { isOfScores }),
  };
}

function findMissingRule(instrument: Instrument, id: string): MissingRule | undefined {
  const score = instrument.scores.find((one) => one.id === id);
  if (score === undefined || score.missing !== undefined) return score?.missing;
  const parts = listOperands(score.formula).flatMap(({ of, ids }) => (of === 'scores' ? ids : []));
  return parts.map((part) => findMissingRule(instrument, part)).find((rule) => rule !== undefined);
}

function listItems(instrument: Instrument, id: string): ReadonlySet<string> {
  const formula = instrument.scores.find((score) => score.id === id)?.formula;
  const named = formula ? listOperands(formula) : [];
  return new Set(
    named.flatMap(({ of, ids }) =>
      of === 'items' ? ids : ids.flatMap((one) => [...listItems(instrument, one)]),
    ),
  );
}
