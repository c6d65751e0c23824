import type { Instrument } from '../instrument/instrument.ts';
import { levelWords } from './level-text.ts';
import type { Result } from './result.ts';

/** How many steps a person chooses among at most. */
const most = 3;

/**
 * The steps that a result offers to choose from, up to three: those towards help where help comes first; else those of
 * the leading score, or where there is none the first of each score shown.
 * @returns none where the result has no words
 */
export function offeredSteps(instrument: Instrument, result: Result, helpFirst: boolean): readonly string[] {
  if (helpFirst && instrument.help.steps) return instrument.help.steps.slice(0, most);
  const { lead, order } = instrument.feedback;
  const steps =
    lead === null
      ? order.flatMap((id) => stepsOf(instrument, result, id).slice(0, 1))
      : stepsOf(instrument, result, lead);
  return [...new Set(steps)].slice(0, most);
}

function stepsOf({ scores }: Instrument, result: Result, id: string): readonly string[] {
  const report = scores.find((score) => score.id === id)?.report;
  const { value = null, level } = result[id] ?? {};
  return report === undefined || value === null || level === undefined
    ? []
    : (levelWords(report, { is: level }, value)?.steps ?? []);
}
