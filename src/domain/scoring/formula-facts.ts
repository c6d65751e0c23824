import type { Instrument, MissingRule } from '../instrument/instrument.ts';
import { listOperands } from './formulas/operands.ts';
import { type PossibleRange, possibleRanges } from './possible-range.ts';

/** What follows from the formula of a score, whoever answers. */
interface FormulaFacts {
  /** What it can come to; absent where that cannot be said. */
  readonly possible?: PossibleRange;
  /** What skipped questions do to it; absent where none may be skipped. */
  readonly gaps?: GapFacts;
}

interface GapFacts {
  /** Ids of the items that it counts, itself or by the scores that it is made of. */
  readonly items: readonly string[];
  /** Its rule for missing answers, or that of the part that it is made of. */
  readonly rule?: MissingRule;
}

/** An instrument as the browser shows results with it: what follows from formulas is worked out, so that it needs none. */
export interface CompiledInstrument extends Instrument {
  /** By score id. */
  readonly formulaFacts: Readonly<Record<string, FormulaFacts>>;
}

/** The instrument with what follows from its formulas. */
export function withFormulaFacts(instrument: Instrument): CompiledInstrument {
  const ranges = possibleRanges(instrument);
  const createFormulaFacts = (id: string): FormulaFacts => {
    const possible = ranges.get(id);
    const gaps = instrument.allowsMissing ? gapFacts(instrument, id) : undefined;
    return { ...(possible && { possible }), ...(gaps && { gaps }) };
  };
  return {
    ...instrument,
    formulaFacts: Object.fromEntries(instrument.scores.map(({ id }) => [id, createFormulaFacts(id)])),
  };
}

function gapFacts(instrument: Instrument, id: string): GapFacts {
  const rule = findMissingRule(instrument, id);
  return { items: [...listItems(instrument, id)], ...(rule && { rule }) };
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
