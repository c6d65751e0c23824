import type { Instrument } from '../instrument/instrument.ts';
import { findScoreCombination, listScoreLevels } from './combination.ts';
import type { KnownDemographics } from './demographics.ts';
import { findLevel } from './level.ts';
import { getLevelContent } from './level-text.ts';
import type { Result } from './result.ts';

/** Maximum number of offered steps. */
export const maxOfferedSteps = 3;

/**
 * Selects up to `maxOfferedSteps` steps for a result: those of the help rule if help is shown first, else those of the
 * lead score, or the first step of each score without a lead. The step of a combination replaces those of its scores.
 * @param known profile fields of the person at the attempt, which determine the level
 * @returns an empty list if the result has no texts
 */
export function selectOfferedSteps(
  instrument: Instrument,
  result: Result,
  helpFirst: boolean,
  known: KnownDemographics,
): readonly string[] {
  if (helpFirst && instrument.help.steps) return instrument.help.steps.slice(0, maxOfferedSteps);
  const { lead, order } = instrument.feedback;
  const combination = findScoreCombination(instrument, listScoreLevels(result));
  const ids = (lead === null ? order : [lead]).filter(
    (id) => !combination?.all.some(({ score }) => score === id),
  );
  const steps = ids.flatMap((id) => listSteps(instrument, result, id, known).slice(0, lead ? undefined : 1));
  return [...new Set([...(combination ? [combination.step] : []), ...steps])].slice(0, maxOfferedSteps);
}

function listSteps(
  { scores }: Instrument,
  result: Result,
  id: string,
  known: KnownDemographics,
): readonly string[] {
  const report = scores.find((score) => score.id === id)?.report;
  const { value = null, level } = result[id] ?? {};
  return report === undefined || value === null || level === undefined
    ? []
    : (getLevelContent(report, findLevel(report, known, value, level), value)?.steps ?? []);
}
