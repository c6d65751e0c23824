import type { Instrument, Report, Score } from '#domain/instrument/instrument.ts';
import { compareBands } from './bands.ts';
import { type InstrumentChange, diffValue, pairByName } from './change.ts';
import { compareFormulas, formatFormula } from './formula.ts';

/** Compares the scores and their reports. */
export function compareScores(before: Instrument, after: Instrument): InstrumentChange[] {
  const listCommonIds = ({ scores }: Instrument, others: Instrument) =>
    scores.map(({ id }) => id).filter((id) => others.scores.some((score) => score.id === id));
  return [
    ...pairByName(before.scores, after.scores, ({ id }) => id).flatMap(({ name, old, updated }) =>
      old && updated
        ? compareScore(old, updated, before.allowsMissing)
        : diffValue(
            'keys',
            `Score "${name}"`,
            old && formatFormula(old.formula),
            updated && formatFormula(updated.formula),
          ),
    ),
    ...diffValue('keys', 'Order of the scores', listCommonIds(before, after), listCommonIds(after, before)),
    ...diffValue('keys', 'Order of the numbers in the history', before.history.order, after.history.order),
  ];
}

function compareScore(old: Score, updated: Score, allowedMissing: boolean): InstrumentChange[] {
  const name = `"${updated.title}"`;
  return [
    ...compareFormulas(name, old, updated, allowedMissing),
    ...diffValue('texts', `Title of "${old.id}"`, old.title, updated.title),
    ...diffValue('texts', `Title of "${old.id}" in the summary`, old.summaryTitle, updated.summaryTitle),
    ...compareReports(name, old.report, updated.report),
  ];
}

function compareReports(
  name: string,
  old: Report | undefined,
  updated: Report | undefined,
): InstrumentChange[] {
  if (!old || !updated)
    return diffValue('looks', `${name} is shown`, old !== undefined, updated !== undefined);
  const levels = [...new Set([...Object.keys(old.levelTexts), ...Object.keys(updated.levelTexts)])];
  return [
    ...diffValue('looks', `Chart of ${name}`, old.chart, updated.chart),
    ...diffValue('cuts', `Better end of ${name}`, old.direction, updated.direction),
    ...diffValue('looks', `Displayed range of ${name}`, getRange(old), getRange(updated)),
    ...diffValue('looks', `Ticks of ${name}`, old.tickStep, updated.tickStep),
    ...diffValue('texts', `Note next to the figure of ${name}`, old.figureNote, updated.figureNote),
    ...diffValue('norms', `Average of ${name}`, old.average, updated.average),
    ...diffValue('norms', `Reliability of ${name}`, old.reliability, updated.reliability),
    ...diffValue('norms', `Standard error of ${name}`, old.standardError, updated.standardError),
    ...compareBands(name, old.bands, updated.bands),
    ...levels.flatMap((level) => {
      const [a, b] = [old.levelTexts[level], updated.levelTexts[level]];
      const what = `"${level || 'no level'}" of ${name}`;
      return [
        ...diffValue('texts', `Text at ${what}`, a?.text, b?.text),
        ...diffValue('texts', `Step at ${what}`, a?.step, b?.step),
        ...diffValue('texts', `Further steps at ${what}`, a?.steps, b?.steps),
        ...diffValue('texts', `Reading at ${what}`, a?.reading, b?.reading),
        ...diffValue('texts', `Notes on colours at ${what}`, a?.colourNotes, b?.colourNotes),
        ...diffValue('texts', `Words by severity at ${what}`, a?.tiers, b?.tiers),
      ];
    }),
  ];
}

const getRange = ({ range }: Report) =>
  `${range.min} to ${range.max}${range.basis === undefined ? '' : ` (${range.basis})`}`;
