import type { Instrument } from '../instrument/instrument.ts';
import type { KnownFacts } from './facts.ts';
import { findLevel } from './known-level.ts';
import { getLevelContent } from './level-text.ts';
import type { Result } from './result.ts';

/** How many steps a person chooses among at most. */
export const mostSteps = 3;

/**
 * The steps that a result offers to choose from, up to `mostSteps`: those towards help where help comes first; else those of
 * the leading score, or where there is none the first of each score shown.
 * @param known facts of the person at that attempt: they tell the level where its word has several
 * @returns none where the result has no words
 */
export function offeredSteps(
  instrument: Instrument,
  result: Result,
  helpFirst: boolean,
  known: KnownFacts,
): readonly string[] {
  if (helpFirst && instrument.help.steps) return instrument.help.steps.slice(0, mostSteps);
  const { lead, order } = instrument.feedback;
  const steps =
    lead === null
      ? order.flatMap((id) => listSteps(instrument, result, id, known).slice(0, 1))
      : listSteps(instrument, result, lead, known);
  return [...new Set(steps)].slice(0, mostSteps);
}

function listSteps({ scores }: Instrument, result: Result, id: string, known: KnownFacts): readonly string[] {
  const report = scores.find((score) => score.id === id)?.report;
  const { value = null, level } = result[id] ?? {};
  return report === undefined || value === null || level === undefined
    ? []
    : (getLevelContent(report, findLevel(report, known, value, level), value)?.steps ?? []);
}
